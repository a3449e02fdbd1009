import type { Game, ShownRound } from '../../shell/round.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { brush, make, part, rasterise, say, wait } from '../../shell/view/dom.ts';
import { pictureUrl } from '../../symbols/index.ts';
import type { MinesConfig, MinesOutcome } from '../types.ts';
import type { MinesTexts } from './texts/index.ts';

type TileState = 'shut' | 'safe' | 'hit' | 'danger' | 'missed';

const COLUMNS = 5;
/** Side of a picture's bitmap, in pixels. */
const BITMAP = 128;
const LAND_MS = 900;
const REDUCED_LAND_MS = 450;
/** Rungs of the ladder on screen: the last one that was reached, and those that follow. */
const RUNGS = 5;

/** A multiplier from hundredths: "1.24×". */
const getTimes = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;

/** A field of tiles, the ladder of multipliers, and the choice of the number of dangers. */
export async function createMinesStage(
  context: StageContext<MinesConfig, MinesTexts>,
): Promise<Stage<MinesOutcome>> {
  const { config, motion, sounds } = context;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${config.look.hue}`);
  root.dataset.theme = config.look.theme;
  const field = part('tiles', HTMLElement);
  const ladder = part('ladder', HTMLElement);
  const counts = Object.keys(config.ladders).map(Number);
  let count = counts[1] ?? counts[0] ?? 1;
  let phase: Game['phase']['name'] = 'idle';
  let shown: MinesOutcome | null = null;

  const getPrize = (tile: number): string =>
    config.look.prizes[(tile * 3 + (tile % COLUMNS) * (tile % 7)) % config.look.prizes.length] ??
    '';

  const names = new Set([config.look.danger, ...config.look.prizes]);
  const bitmaps = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await rasterise(pictureUrl(name), BITMAP)] as const),
    ),
  );

  const tiles = Array.from({ length: config.tiles }, (_, tile) => {
    const picture = make('canvas', { width: `${BITMAP}`, height: `${BITMAP}` });
    const button = make('button', { type: 'button', class: 'tile', tabindex: '-1' }, picture);
    button.addEventListener('click', () => {
      if (phase !== 'open' || button.dataset.state !== 'shut') return;
      focusTile(tile);
      button.dataset.asked = '';
      context.act({ open: tile });
    });
    field.append(button);
    return { button, picture };
  });

  /** One tile is in the tab order; the arrow keys move it. */
  function focusTile(tile: number): void {
    for (const [index, { button }] of tiles.entries()) {
      button.setAttribute('tabindex', index === tile ? '0' : '-1');
    }
  }
  focusTile(Math.floor(config.tiles / 2));

  const MOVES: Readonly<Record<string, number>> = {
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
    ArrowLeft: -1,
    ArrowRight: 1,
  };
  field.addEventListener('keydown', (event) => {
    const by = MOVES[event.key];
    const from = tiles.findIndex(({ button }) => button === document.activeElement);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    // The shell's arrow keys change the stake.
    event.stopPropagation();
    const isSideways = Math.abs(by) === 1;
    const to = from + by;
    const leavesRow = isSideways && Math.floor(to / COLUMNS) !== Math.floor(from / COLUMNS);
    if (leavesRow || to < 0 || to >= tiles.length) return;
    focusTile(to);
    tiles[to]?.button.focus();
  });

  const label = (tile: number, state: TileState): string => {
    const texts = context.texts();
    const place = texts.tile(Math.floor(tile / COLUMNS) + 1, (tile % COLUMNS) + 1);
    if (state === 'safe') return `${place}, ${texts.safe}`;
    return state === 'hit' || state === 'danger' ? `${place}, ${texts.danger}` : place;
  };

  const setTile = (tile: number, state: TileState): void => {
    const view = tiles[tile];
    if (view === undefined) return;
    const { button, picture } = view;
    button.setAttribute('aria-label', label(tile, state));
    delete button.dataset.asked;
    if (button.dataset.state === state) return;
    button.dataset.state = state;
    const pen = brush(picture);
    pen.clearRect(0, 0, BITMAP, BITMAP);
    if (state === 'shut') return;
    const isDanger = state === 'hit' || state === 'danger';
    const bitmap = bitmaps.get(isDanger ? config.look.danger : getPrize(tile));
    if (bitmap) pen.drawImage(bitmap, 0, 0);
    if (motion.reduced || state === 'missed') return;
    picture.animate(
      { transform: ['scale(.3) rotate(-18deg)', 'scale(1.14)', 'scale(1)'], opacity: [0, 1, 1] },
      { duration: 260, easing: 'ease-out' },
    );
  };

  const getState = (outcome: MinesOutcome | null, tile: number): TileState => {
    if (outcome === null) return 'shut';
    if (outcome.opened.includes(tile)) return 'safe';
    if (outcome.hit === tile) return 'hit';
    if (outcome.dangers === null) return 'shut';
    return outcome.dangers.includes(tile) ? 'danger' : 'missed';
  };

  const setField = (outcome: MinesOutcome | null): void => {
    shown = outcome;
    for (const tile of tiles.keys()) setTile(tile, getState(outcome, tile));
    showLadder();
  };

  const getSteps = (dangers: number): readonly number[] => config.ladders[dangers] ?? [];

  const getMultiplier = (outcome: MinesOutcome): number =>
    getSteps(outcome.count)[outcome.opened.length - 1] ?? 0;

  function showLadder(): void {
    const dangers = shown?.count ?? count;
    const reached = shown?.opened.length ?? 0;
    const steps = getSteps(dangers);
    const first = Math.max(0, Math.min(reached - 1, steps.length - RUNGS));
    ladder.replaceChildren(
      ...steps.slice(first, first + RUNGS).map((multiplier, index) => {
        const step = first + index + 1;
        const state = step < reached ? 'past' : step === reached ? 'now' : 'next';
        const isLost = shown?.hit !== null && shown?.hit !== undefined && state === 'now';
        return make(
          'li',
          {
            'data-state': isLost ? 'past' : state,
            ...(state === 'now' ? { 'aria-current': 'step' } : {}),
          },
          getTimes(multiplier),
        );
      }),
    );
  }

  // The number of dangers: real radio buttons, so that every input device can use them.
  const legend = make('legend');
  const choice = make('fieldset', { class: 'chips' }, legend);
  for (const each of counts) {
    const input = make('input', { type: 'radio', name: 'dangers', value: `${each}` });
    input.checked = each === count;
    input.addEventListener('change', () => {
      count = each;
      sounds.play('press');
      setField(null);
      context.refresh();
    });
    choice.append(make('label', {}, input, make('span', {}, `${each}`)));
  }
  part('choice', HTMLElement).append(choice);

  const translate = (): void => {
    const texts = context.texts();
    say(legend, texts.dangers);
    field.setAttribute('aria-label', texts.field);
    ladder.setAttribute('aria-label', texts.ladder);
    for (const [tile, { button }] of tiles.entries()) {
      button.setAttribute('aria-label', label(tile, getState(shown, tile)));
    }
  };
  setField(null);
  translate();

  const getCollected = ({ staked, outcome }: ShownRound<MinesOutcome>): bigint =>
    (staked * BigInt(getMultiplier(outcome))) / 100n;

  return {
    update(game) {
      phase = game.phase.name;
      const isIdle = phase === 'idle';
      choice.disabled = !isIdle;
      field.dataset.live = `${phase === 'open' || phase === 'stepping'}`;
      for (const { button } of tiles) {
        const canOpen = phase === 'open' && button.dataset.state === 'shut';
        button.setAttribute('aria-disabled', `${!canOpen}`);
      }
    },
    start() {
      setField(null);
      sounds.play('spin');
    },
    cancel: () => setField(null),
    show(round) {
      const { outcome } = round;
      const isNew = outcome.opened.length > (shown?.opened.length ?? 0);
      setField(outcome);
      if (!isNew) return;
      sounds.play('find', outcome.opened.length);
      const money = context.money();
      context.announce(
        context.texts().saidSafe(getTimes(getMultiplier(outcome)), money.show(getCollected(round))),
      );
    },
    async land({ outcome }) {
      setField(outcome);
      sounds.play(outcome.hit === null ? 'collect' : 'blast');
      if (outcome.hit !== null) context.announce(context.texts().saidHit);
      if (outcome.hit !== null && !motion.reduced) {
        field.animate(
          { transform: [0, -7, 6, -4, 3, 0].map((x) => `translateX(${x}px)`) },
          { duration: 380 },
        );
      }
      await wait(motion.reduced ? REDUCED_LAND_MS : LAND_MS);
    },
    async celebrate() {},
    getButton({ phase: now }) {
      const texts = context.texts();
      const money = context.money();
      if (now.name === 'open' || now.name === 'stepping') {
        const round = now.round as ShownRound<MinesOutcome>;
        if (round.outcome.opened.length === 0) return { text: texts.pick, action: null };
        return { text: texts.collect(money.show(getCollected(round))), action: { collect: true } };
      }
      return { text: texts.bet(money.brief(context.stake())), action: null };
    },
    getChoice: () => ({ dangers: count }),
    setChoice(given) {
      count = (given as { readonly dangers: number } | undefined)?.dangers ?? count;
      for (const input of choice.querySelectorAll('input'))
        input.checked = input.value === `${count}`;
      setField(null);
    },
    translate,
    rules() {
      const texts = context.texts();
      return [
        make('p', { class: 'note' }, texts.howTo),
        ...counts.flatMap((dangers) => [
          make('h3', {}, texts.ladderTitle(dangers)),
          make(
            'ol',
            { class: 'rungs' },
            ...getSteps(dangers).map((multiplier) => make('li', {}, getTimes(multiplier))),
          ),
        ]),
      ];
    },
  };
}
