import type { Stage, StageContext } from '../../shell/stage.ts';
import { part } from '../../shell/view/dom.ts';
import type { SlotClientConfig, SlotClientOutcome } from '../math/types.ts';
import type { SlotTexts } from './texts/index.ts';
import { type Layout, layOut } from './view/layout.ts';
import { describePays } from './view/paytable.ts';
import { createReels } from './view/reels.ts';
import { createWins } from './view/wins.ts';

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

  let layout: Layout | null = null;
  const arrange = async (): Promise<void> => {
    layout = await layOut(config, layout);
    reels.resize(layout.geometry, layout.pictures);
    wins.resize(layout.geometry, layout.pictures);
  };
  await arrange();
  let resizing = 0;
  new ResizeObserver(() => {
    clearTimeout(resizing);
    resizing = window.setTimeout(arrange, 80);
  }).observe(part('cabinet', HTMLElement));

  return {
    start() {
      wins.clear();
      sounds.play('spin');
      reels.start();
    },
    cancel: () => reels.cancel(),
    async land({ outcome }) {
      wins.clear();
      await reels.land(outcome.stops, (reel, scatters) => {
        const scattered = outcome.grid[reel]?.includes('scatter') === true && scatters > 1;
        sounds.play(scattered ? 'scatter' : 'stop', scattered ? scatters : reel);
      });
    },
    async celebrate({ outcome }, tier) {
      const money = context.money();
      const lively = tier !== 'quiet' && tier !== 'none';
      wins.show(outcome, lively, (payout) => money.brief(money.read(payout)));
    },
    rules: () =>
      describePays({
        texts: context.texts(),
        money: context.money(),
        config,
        stake: context.stake(),
      }),
    prepare: () => reels.prepare(),
  };
}
