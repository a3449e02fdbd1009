import type { Bill } from '@parlor/api/entities';
import type { TextKey } from '../../languages/texts.ts';

type TitleKey = Extract<TextKey<'wallet'>, `bills.titles.${string}`>;

/**
 * The text key for a bill's purpose, by its kind (domain: transfers); its type alone if none fits.
 */
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

/**
 * The text for a bill; undefined if its type is the only text, or if the related name is unknown.
 */
export function billTitleKey({ kind, subject }: Pick<Bill, 'kind' | 'subject'>) {
  if (subject === '') return undefined;
  return titles.find(([known]) => kind === known || kind.startsWith(`${known}.`))?.[1];
}
