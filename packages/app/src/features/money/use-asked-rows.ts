import type { GamePromotionDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import type { SummaryRow } from './Summary.tsx';

type Terms = Pick<
  GamePromotionDetail,
  'askBetMultiple' | 'askNetwinAmount' | 'askBalancePercent' | 'days'
>;

/**
 * What a promotion asks for, before an amount is known, and the time for it.
 * @param joinedBy how the player joins: with a transfer from the wallet, or with a deposit
 */
export function useAskedRows(
  { askBetMultiple, askNetwinAmount, askBalancePercent, days }: Terms,
  joinedBy: 'transfer' | 'deposit',
): SummaryRow[] {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const rows: SummaryRow[] = [];
  if (askBetMultiple > 0) {
    rows.push({
      label: t('promotions:facts.bets'),
      value: t(`promotions:facts.betsValue.${joinedBy}`, { times: askBetMultiple }),
    });
  }
  if ((readDecimal(askNetwinAmount, exponent) ?? 0n) > 0n) {
    rows.push({
      label: t('promotions:facts.netWin'),
      value: t('promotions:facts.atLeast', { amount: money(askNetwinAmount) }),
    });
  }
  if (Number(askBalancePercent) > 0) {
    rows.push({
      label: t('promotions:facts.balance'),
      value: t(`promotions:facts.balanceValue.${joinedBy}`, {
        percent: Number(askBalancePercent),
      }),
    });
  }
  rows.push({
    label: t('promotions:facts.time'),
    value: t('promotions:facts.days', { count: days }),
  });
  return rows;
}
