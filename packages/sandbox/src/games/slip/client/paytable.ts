import { make } from '../../shell/view/dom.ts';
import type { SlipTexts } from './texts/index.ts';

/** One kind of bet: its name, what it pays, and its exact return. */
export type PayRow = readonly [name: string, pays: string, returns: string];

/** The table of bets in the rules. */
export function createPaytable(rows: readonly PayRow[], texts: SlipTexts): HTMLElement {
  return make(
    'table',
    { class: 'paytable' },
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        ...[texts.betOn, texts.pays, texts.returns].map((text) =>
          make('th', { scope: 'col' }, text),
        ),
      ),
    ),
    make(
      'tbody',
      {},
      ...rows.map(([name, pays, returns]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, name),
          make('td', {}, pays),
          make('td', {}, returns),
        ),
      ),
    ),
  );
}
