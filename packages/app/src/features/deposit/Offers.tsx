import type { DepositOffer } from '@parlor/api/entities';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Stack } from '@parlor/ui/Stack';
import { useFormatNearDate } from '../../data/dates.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Summary } from '../money/Summary.tsx';
import { useAskedRows } from '../money/use-asked-rows.ts';

const NO_OFFER = 'none';

interface Props {
  offers: readonly DepositOffer[];
  /** The chosen offer; undefined joins none. */
  value: DepositOffer | undefined;
  onValueChange: (activityId: string | undefined) => void;
}

/** The offers that the deposit may join, and the terms of the chosen one; nothing without any. */
export function Offers({ offers, value, onValueChange }: Props) {
  const t = useTexts();
  if (offers.length === 0) return null;
  return (
    <Stack gap={12}>
      <RadioGroup
        label={t('payment:offer')}
        variant="cards"
        options={[
          { value: NO_OFFER, label: t('payment:noOffer') },
          ...offers.map(({ activityId, activityName, text }) => ({
            value: activityId,
            label: activityName,
            help: text,
          })),
        ]}
        value={value?.activityId ?? NO_OFFER}
        onValueChange={(id) => onValueChange(id === NO_OFFER ? undefined : id)}
      />
      {value !== undefined && <Terms offer={value} />}
    </Stack>
  );
}

function Terms({ offer }: { offer: DepositOffer }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { bonusPercent, maxBonus, minAmount, maxAmount, platform, deadline } = offer;
  return (
    <Summary
      rows={[
        {
          label: t('promotions:facts.bonus'),
          value: t('payment:offers.bonus', {
            percent: Number(bonusPercent),
            max: money(maxBonus),
          }),
        },
        {
          label: t('payment:offers.joins'),
          value: t('promotions:facts.range', { from: money(minAmount), to: money(maxAmount) }),
        },
        ...useAskedRows(offer, 'deposit'),
        { label: t('promotions:games.title'), value: platform },
        { label: t('payment:offers.payBy'), value: formatNearDate(deadline) },
      ]}
    />
  );
}
