import type { DepositOffer } from '@parlor/api/entities';
import { type OfferTotals, readDecimal } from '@parlor/api/rules';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Money } from '../../components/Money.tsx';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Summary } from '../money/Summary.tsx';

interface Props {
  offer: DepositOffer;
  totals: OfferTotals;
}

/** What the offer gives and asks for with this deposit, in amounts. */
export function OfferDetails({ offer, totals }: Props) {
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  const { principal, bonus, askBetAmount, askNetwinAmount, askBalance } = totals;
  const row = (label: string, amount: string) => ({ label, value: <Money value={amount} /> });
  const asked = (label: string, amount: string) =>
    (readDecimal(amount, exponent) ?? 0n) > 0n ? [row(label, amount)] : [];
  return (
    <Section title={offer.activityName} titleAs="h3">
      <Stack gap={12}>
        <Summary
          rows={[
            row(t('payment:offers.joins'), principal),
            row(t('promotions:facts.bonus'), bonus),
            ...asked(t('promotions:facts.bets'), askBetAmount),
            ...asked(t('promotions:facts.netWin'), askNetwinAmount),
            ...asked(t('promotions:facts.balance'), askBalance),
            { label: t('promotions:games.title'), value: offer.platform },
            {
              label: t('promotions:facts.time'),
              value: t('promotions:facts.days', { count: offer.days }),
            },
          ]}
        />
        <Text as="p" size={13} color="muted">
          {t('payment:offers.note')}
        </Text>
      </Stack>
    </Section>
  );
}
