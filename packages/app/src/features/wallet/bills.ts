import type { Bill } from '@parlor/api/entities';
import type { TextKey } from '../../languages/texts.ts';

type TitleKey = Extract<TextKey<'wallet'>, `bills.titles.${string}`>;

/** Which words say what a bill was for, by its kind (domain: transfers); its type alone where none fits. */
const titles: readonly (readonly [kind: string, key: TitleKey])[] = [
  ['deposit.reversal', 'bills.titles.depositReversed'],
  ['deposit', 'bills.titles.deposit'],
  ['withdraw.release', 'bills.titles.withdrawalReturned'],
  ['withdraw', 'bills.titles.withdrawal'],
  ['maker.in.cancel', 'bills.titles.backFromGame'],
  ['maker.in', 'bills.titles.toGame'],
  ['maker.out', 'bills.titles.fromGame'],
  ['round', 'bills.titles.round'],
  ['promo.join', 'bills.titles.intoPromotion'],
  ['promo.settle', 'bills.titles.promotionSettled'],
];

/** The words for a bill; undefined when its type must do, or when nothing says what it has to do with. */
export function billTitleKey({ kind, subject }: Pick<Bill, 'kind' | 'subject'>) {
  if (subject === '') return undefined;
  return titles.find(([known]) => kind === known || kind.startsWith(`${known}.`))?.[1];
}
