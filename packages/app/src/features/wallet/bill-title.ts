import { type Bill, type BonusKind, bonusKinds } from '@parlor/api/entities';
import { useFormatNearDay } from '../../data/dates.ts';
import type { Texts } from '../../languages/texts.ts';
import type { Translate } from '../../languages/translate.ts';
import { useTexts } from '../../languages/use-texts.ts';

type Title = keyof Texts['transactions']['titles'];

/** The title of a transaction by its kind (domain: Transfers); the longest prefix comes first. */
const titles: readonly (readonly [prefix: string, title: Title])[] = [
  ['deposit.reversal', 'depositReversed'],
  ['deposit', 'deposit'],
  ['withdraw.release', 'withdrawalReturned'],
  ['withdraw', 'withdrawal'],
  ['maker.in.cancel', 'backFromGame'],
  ['maker.in', 'toGame'],
  ['maker.out', 'fromGame'],
  ['maker', 'fromGame'],
  ['round', 'round'],
  ['promo.join', 'intoPromotion'],
  ['promo.settle', 'promotionSettled'],
  ['promo.close', 'promotionClosed'],
  ['promo.unlock', 'promotionUnlocked'],
  ['promo', 'promotion'],
  ['activity', 'activity'],
  ['referral', 'referral'],
  ['bonus', 'bonus'],
  ['rebate', 'rebate'],
  ['suspense', 'credited'],
  ['correction', 'correction'],
  ['adjust', 'correction'],
];

/** Finds the title of a kind; undefined for one of a later version. */
export function findBillTitle(kind: string): Title | undefined {
  return titles.find(([prefix]) => kind === prefix || kind.startsWith(`${prefix}.`))?.[1];
}

/** What a transaction is: "Deposit with SandPay"; its type alone for an unknown kind. */
export function formatBillTitle(
  t: Translate,
  formatDay: (day: string) => string,
  { kind, subject, type }: Pick<Bill, 'kind' | 'subject' | 'type'>,
): string {
  const title = findBillTitle(kind);
  if (title === undefined) return t(`transactions:types.${type}`);
  // The subject of a bonus is its kind, and that of a rebate its day.
  if (title === 'bonus' && isBonusKind(subject)) return t(`transactions:bonuses.${subject}`);
  if (subject === '') return t(`transactions:titles.${title}.plain`);
  return t(`transactions:titles.${title}.named`, {
    subject: title === 'rebate' ? formatDay(subject) : subject,
  });
}

function isBonusKind(subject: string): subject is BonusKind {
  return bonusKinds.some((kind) => kind === subject);
}

/** {@link formatBillTitle} in the current language. */
export function useFormatBillTitle(): (bill: Pick<Bill, 'kind' | 'subject' | 'type'>) => string {
  const t = useTexts();
  const formatDay = useFormatNearDay();
  return (bill) => formatBillTitle(t, formatDay, bill);
}
