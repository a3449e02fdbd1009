import type { Game, ShownRound } from '../../shell/round.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { part, say, wait } from '../../shell/view/dom.ts';
import type { SlotClientConfig, SlotClientOutcome, SlotClientSpin } from '../math/types.ts';
import type { SlotTexts } from './texts/index.ts';
import { type Layout, layOut } from './view/layout.ts';
import { describePays } from './view/paytable.ts';
import { createPictureSet, HERO } from './view/pictures.ts';
import { createReels } from './view/reels.ts';
import { createWins } from './view/wins.ts';

/** A free spin turns at least this long, so that it can be followed. */
const LEAST_TURN_MS = 500;

/** Reels, and the wins on their lines. */
export async function createSlotStage(
  context: StageContext<SlotClientConfig, SlotTexts>,
): Promise<Stage<SlotClientOutcome>> {
  const { config, motion, sounds } = context;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${config.look.hue}`);
  root.dataset.theme = config.look.theme;

  const reels = createReels(part('reels', HTMLElement), config, motion);
  const wins = createWins(
    {
      window: part('window', HTMLElement),
      lines: part('lines', SVGSVGElement),
      winners: part('winners', HTMLElement),
    },
    config,
    motion,
  );

  const pictures = createPictureSet(config);
  let layout: Layout | null = null;
  const arrange = async (): Promise<void> => {
    layout = await layOut(config, pictures, layout);
    reels.resize(layout.geometry, layout.pictures);
    wins.resize(layout.geometry, layout.pictures);
  };
  let arranged = arrange();
  await arranged;
  let resizing = 0;
  new ResizeObserver(() => {
    clearTimeout(resizing);
    resizing = window.setTimeout(() => {
      arranged = arrange();
    }, 80);
  }).observe(part('cabinet', HTMLElement));

  /** The game is playable before: until then, the theme has a picture of this symbol. */
  const showHero = async (): Promise<void> => {
    if (!(await pictures.loadHero())) return;
    // A layout under way may still have drawn the theme's picture.
    await arranged;
    await layout?.pictures.paint(HERO);
    reels.repaint();
  };

  const banner = part('feature', HTMLElement);
  let isTurning = false;
  let startedAt = 0;
  let phase: Game['phase']['name'] = 'idle';
  /** Steps of the round before the one that is pending. */
  let steps = 0;
  /** What the banner says, for another language. */
  let shown: SlotClientOutcome | null = null;

  const start = (): void => {
    isTurning = true;
    startedAt = performance.now();
    wins.clear();
    sounds.play('spin');
    reels.start();
  };

  const stop = async (spin: SlotClientSpin): Promise<void> => {
    wins.clear();
    if (isTurning) await wait(startedAt + LEAST_TURN_MS - performance.now());
    await reels.land(spin.stops, (reel, scatters) => {
      const scattered = spin.grid[reel]?.includes('scatter') === true && scatters > 1;
      sounds.play(scattered ? 'scatter' : 'stop', scattered ? scatters : reel);
    });
    isTurning = false;
  };

  const showWins = (spin: SlotClientSpin, isLively: boolean): void => {
    const money = context.money();
    wins.show(spin, isLively, (payout) => money.brief(money.read(payout)));
  };

  const showBanner = (outcome: SlotClientOutcome | null): void => {
    shown = outcome;
    const { feature } = outcome ?? {};
    banner.hidden = feature === undefined;
    if (feature === undefined || config.freeSpins === null) return;
    const money = context.money();
    const { played, awarded, won } = feature;
    const amount = money.brief(money.read(won));
    say(banner, context.texts().freeState(played, awarded, config.freeSpins.multiplier, amount));
  };

  const getLast = (outcome: SlotClientOutcome): SlotClientSpin => outcome.feature?.last ?? outcome;

  /** Shows a spin of an open round, after which the player starts the next free spin. */
  const showOpen = async (outcome: SlotClientOutcome): Promise<void> => {
    const { feature } = outcome;
    const isFirst = feature?.played === 0;
    isTurning = true;
    await stop(getLast(outcome));
    showWins(getLast(outcome), true);
    showBanner(outcome);
    root.dataset.feature = 'on';
    if (isFirst && feature !== undefined) {
      sounds.play('feast');
      context.announce(context.texts().saidFree(feature.awarded));
    }
    context.refresh();
  };

  return {
    update(game) {
      const { phase: now } = game;
      const isNew = now.name === 'stepping' && phase !== 'stepping';
      if (isNew) steps = now.round.steps;
      if (phase === 'stepping' && now.name === 'open' && now.round.steps === steps) {
        // The step was refused: the reels go back.
        reels.cancel();
        isTurning = false;
      }
      phase = now.name;
      if (isNew) start();
    },
    start() {
      delete root.dataset.feature;
      showBanner(null);
      start();
    },
    cancel() {
      isTurning = false;
      reels.cancel();
    },
    show: ({ outcome }) => void showOpen(outcome),
    async land({ outcome }) {
      await stop(getLast(outcome));
      showBanner(outcome.feature === undefined ? null : outcome);
    },
    async celebrate({ outcome }, tier) {
      showWins(getLast(outcome), tier !== 'quiet' && tier !== 'none');
    },
    getButton({ phase: now, free }) {
      const texts = context.texts();
      if (now.name !== 'open' && now.name !== 'stepping') {
        const text = free === null ? texts.press : context.shellTexts().pressFree(free.left);
        return { text, action: null };
      }
      const { feature } = (now.round as ShownRound<SlotClientOutcome>).outcome;
      const { played = 0, awarded = 0 } = feature ?? {};
      const next = Math.min(awarded, played + 1);
      return { text: texts.freeSpin(next, awarded), action: isTurning ? null : { spin: true } };
    },
    translate: () => showBanner(shown),
    rules: () =>
      describePays({
        texts: context.texts(),
        money: context.money(),
        config,
        pictures,
        stake: context.stake(),
      }),
    prepare() {
      void showHero();
      return reels.prepare();
    },
  };
}
