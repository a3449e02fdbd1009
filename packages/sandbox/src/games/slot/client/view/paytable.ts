import type { Money } from '../../../shell/money.ts';
import { make, makeSvg } from '../../../shell/view/dom.ts';
import { type PayingId, SYMBOL_IDS, type SymbolId } from '../../math/models.ts';
import type { SlotClientConfig } from '../../math/types.ts';
import type { SlotTexts } from '../texts/index.ts';
import type { PictureSet } from './pictures.ts';

interface PayFacts {
  readonly texts: SlotTexts;
  readonly money: Money;
  readonly config: SlotClientConfig;
  readonly pictures: PictureSet;
  readonly stake: bigint;
}

const isPaying = (id: string): id is PayingId => id.startsWith('high') || id.startsWith('low');

function picture(pictures: PictureSet, id: SymbolId): HTMLImageElement {
  return make('img', { src: pictures.getUrl(id), alt: '', width: '64', height: '64' });
}

/** Pays of three, four and five of a symbol, most first. */
function payList(pays: readonly bigint[], money: Money): HTMLElement {
  const list = make('dl');
  for (const [index, pay] of [...pays.entries()].reverse()) {
    list.append(make('dt', {}, `${index + 3}`), make('dd', {}, money.brief(pay)));
  }
  return list;
}

function paytable({ texts, money, config, pictures, stake }: PayFacts): HTMLElement {
  const lineBet = stake / BigInt(config.lines.length);
  const grid = make('div', { class: 'pays' });
  const special = (id: 'wild' | 'scatter', title: string, rule: string, pays?: HTMLElement): void =>
    grid.append(
      make(
        'div',
        { class: 'special' },
        picture(pictures, id),
        make('div', {}, make('h3', {}, title), make('p', {}, rule)),
        ...(pays === undefined ? [] : [pays]),
      ),
    );
  const free = config.freeSpins;
  const doubles = config.wildMultiplier > 1 ? ` ${texts.wildDouble}` : '';
  special('wild', texts.wild, texts.wildRule + doubles);
  special(
    'scatter',
    texts.scatter,
    free === null
      ? texts.scatterRule
      : `${texts.scatterRule} ${texts.freeRule(free.spins, free.multiplier, free.most)}`,
    payList(
      config.scatterPays.map((times) => stake * BigInt(times)),
      money,
    ),
  );
  for (const id of SYMBOL_IDS.filter(isPaying)) {
    const pays = config.paytable[id].map((times) => lineBet * BigInt(times));
    grid.append(make('div', {}, picture(pictures, id), payList(pays, money)));
  }
  return grid;
}

function lineShapes({ texts, config }: PayFacts): HTMLElement {
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

/** The slot's part of the rules: what pays at the selected stake, and the lines. */
export function describePays(given: PayFacts): HTMLElement[] {
  const { texts, money, stake, config } = given;
  return [
    make('p', { class: 'note' }, texts.paytableNote(money.brief(stake))),
    paytable(given),
    make('h3', {}, `${texts.lineShapes} (${config.lines.length})`),
    lineShapes(given),
  ];
}
