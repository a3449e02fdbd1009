import type { FairnessState } from '../../../makers/lotus/client-api.ts';
import type { Certificate } from '../../engine.ts';
import type { Money } from '../money.ts';
import { make, makeSvg, part } from './dom.ts';
import type { PanelTexts } from './panel.ts';

/** Data of the rules dialog at the time it opens. */
export interface RulesFacts {
  readonly texts: PanelTexts;
  readonly money: Money;
  readonly certificate: Certificate;
  /** The engine's part: what pays how much. */
  readonly content: readonly HTMLElement[];
  readonly bets: readonly bigint[];
  readonly fairness: FairnessState;
}

function facts({ texts, money, certificate, bets, fairness }: RulesFacts): HTMLElement[] {
  const { lowVolatility: low, mediumVolatility: medium, highVolatility: high } = texts;
  const volatility = { low, medium, high }[certificate.volatility];
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
      [texts.rtp, `${certificate.rtp} %`],
      [texts.volatility, volatility],
      [texts.stakes, range],
    ]),
    make('p', {}, texts.rules),
    make('p', { class: 'keys' }, texts.keys),
    ...describeFairness(),
  ];

  /** What decides the next round; nothing in a replay, whose round is over. */
  function describeFairness(): HTMLElement[] {
    const { chain, serverSeedHash, clientSeed, nonce } = fairness;
    if (chain !== null) {
      const { terminalHash, index, salt } = chain;
      return [
        make('h3', {}, texts.fairness),
        make('p', {}, texts.chainNote),
        table([
          [texts.chain, terminalHash],
          [texts.link, `${index + 1}`],
          ...(salt === null ? [] : [[texts.salt, salt] as const]),
        ]),
      ];
    }
    if (serverSeedHash === '') return [];
    return [
      make('h3', {}, texts.fairness),
      make('p', {}, texts.fairnessNote),
      table([
        [texts.serverSeed, serverSeedHash],
        [texts.clientSeed, clientSeed],
        [texts.nonce, `${nonce}`],
      ]),
    ];
  }
}

/** Opens the rules. Escape closes them. */
export function openRules(given: RulesFacts): void {
  const dialog = part('rules', HTMLDialogElement);
  const { texts, content } = given;
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
      make('header', {}, make('h2', { id: 'rules-title' }, texts.rulesTitle), close),
      make(
        'div',
        // Focusable, so that it can be scrolled by keyboard.
        { class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-title' },
        ...content,
        ...facts(given),
      ),
    ),
  );
  dialog.showModal();
}

export function rulesAreOpen(): boolean {
  return part('rules', HTMLDialogElement).open;
}
