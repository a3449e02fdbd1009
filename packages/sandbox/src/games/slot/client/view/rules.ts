import type { FairnessState } from '../../../../makers/lotus/client-api.ts';
import { type PayingId, SYMBOL_IDS } from '../../math/models.ts';
import type { SlotClientConfig } from '../../math/types.ts';
import type { Money } from '../money.ts';
import type { Texts } from '../texts/index.ts';
import { make, makeSvg, part } from './dom.ts';
import { pictureUrl } from './pictures.ts';

/** Data of the rules dialog at the time it opens. */
export interface RulesFacts {
  readonly texts: Texts;
  readonly money: Money;
  readonly config: SlotClientConfig;
  readonly stake: bigint;
  readonly bets: readonly bigint[];
  readonly fairness: FairnessState;
}

const isPaying = (id: string): id is PayingId => id.startsWith('high') || id.startsWith('low');

function picture(config: SlotClientConfig, id: (typeof SYMBOL_IDS)[number]): HTMLImageElement {
  return make('img', { src: pictureUrl(config.pictures[id]), alt: '', width: '64', height: '64' });
}

/** Pays of three, four and five of a symbol, most first. */
function payList(pays: readonly bigint[], money: Money): HTMLElement {
  const list = make('dl');
  for (const [index, pay] of [...pays.entries()].reverse()) {
    list.append(make('dt', {}, `${index + 3}`), make('dd', {}, money.brief(pay)));
  }
  return list;
}

function paytable({ texts, money, config, stake }: RulesFacts): HTMLElement {
  const lineBet = stake / BigInt(config.lines.length);
  const grid = make('div', { class: 'pays' });
  const special = (id: 'wild' | 'scatter', title: string, rule: string, pays?: HTMLElement): void =>
    grid.append(
      make(
        'div',
        { class: 'special' },
        picture(config, id),
        make('div', {}, make('h3', {}, title), make('p', {}, rule)),
        ...(pays === undefined ? [] : [pays]),
      ),
    );
  const doubles = config.wildMultiplier > 1 ? ` ${texts.wildDouble}` : '';
  special('wild', texts.wild, texts.wildRule + doubles);
  special(
    'scatter',
    texts.scatter,
    texts.scatterRule,
    payList(
      config.scatterPays.map((times) => stake * BigInt(times)),
      money,
    ),
  );
  for (const id of SYMBOL_IDS.filter(isPaying)) {
    const pays = config.paytable[id].map((times) => lineBet * BigInt(times));
    grid.append(make('div', {}, picture(config, id), payList(pays, money)));
  }
  return grid;
}

function lineShapes({ texts, config }: RulesFacts): HTMLElement {
  const list = make('ol', { class: 'shapes' });
  for (const [index, rows] of config.lines.entries()) {
    const svg = makeSvg('svg', { viewBox: '0 0 50 30', role: 'img' });
    svg.setAttribute('aria-label', texts.line(index + 1));
    for (let reel = 0; reel < rows.length; reel += 1) {
      for (let row = 0; row < config.rows; row += 1) {
        const hit = rows[reel] === row ? 'hit' : '';
        svg.append(
          makeSvg('rect', {
            x: reel * 10 + 1,
            y: row * 10 + 1,
            width: 8,
            height: 8,
            rx: 2,
            class: hit,
          }),
        );
      }
    }
    list.append(make('li', {}, svg, make('span', { 'aria-hidden': 'true' }, `${index + 1}`)));
  }
  return list;
}

function facts({ texts, money, config, bets, fairness }: RulesFacts): HTMLElement[] {
  const volatility = { low: texts.low, medium: texts.medium, high: texts.high }[config.volatility];
  const range = `${money.brief(bets[0] ?? 0n)} – ${money.brief(bets.at(-1) ?? 0n)}`;
  const table = (rows: readonly (readonly [string, string])[]): HTMLElement =>
    make(
      'dl',
      { class: 'facts' },
      ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
    );
  return [
    make('h3', {}, texts.facts),
    table([
      [texts.rtp, `${config.rtp} %`],
      [texts.volatility, volatility],
      [texts.stakes, range],
    ]),
    make('p', {}, texts.rules),
    make('p', { class: 'keys' }, texts.keys),
    make('h3', {}, texts.fairness),
    make('p', {}, texts.fairnessNote),
    table([
      [texts.serverSeed, fairness.serverSeedHash],
      [texts.clientSeed, fairness.clientSeed],
      [texts.nonce, `${fairness.nonce}`],
    ]),
  ];
}

/** Opens the paytable at the selected stake. Escape closes it. */
export function openRules(given: RulesFacts): void {
  const dialog = part('rules', HTMLDialogElement);
  const { texts, money, stake, config } = given;
  const close = make('button', { type: 'button', class: 'round', 'aria-label': texts.close });
  const cross = makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  cross.append(makeSvg('path', { d: 'M6 6l12 12M18 6L6 18' }));
  close.append(cross);
  close.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog itself.
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.replaceChildren(
    make(
      'div',
      { class: 'sheet' },
      make('header', {}, make('h2', { id: 'rules-title' }, texts.paytable), close),
      make(
        'div',
        // Focusable, so that it can be scrolled by keyboard.
        { class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-title' },
        make('p', { class: 'note' }, texts.paytableNote(money.brief(stake))),
        paytable(given),
        make('h3', {}, `${texts.lineShapes} (${config.lines.length})`),
        lineShapes(given),
        ...facts(given),
      ),
    ),
  );
  dialog.showModal();
}

export function rulesAreOpen(): boolean {
  return part('rules', HTMLDialogElement).open;
}
