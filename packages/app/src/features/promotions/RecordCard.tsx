import type { PromotionRecord } from '@parlor/api/entities';
import { PromotionCard, type PromotionCardProps } from '@parlor/ui/PromotionCard';
import { TurnoverBar } from '@parlor/ui/TurnoverBar';
import { useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { getBannerPicture } from '../catalog/images.ts';
import { titleIn } from '../catalog/titles.ts';
import { isOpen, statusTones } from './offers.ts';
import { hasBetRequirement } from './requirements.ts';

interface Props extends Pick<PromotionCardProps, 'titleAs'> {
  record: PromotionRecord;
}

/** A promotion that the player joined, with its progress while it is open. */
export function RecordCard({ record, titleAs }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const { askBetAmount, currentBetAmount, currentBalance, deadline, endTime, settledAmount } =
    record;
  const open = isOpen(record.status);
  const isOver = endTime !== null;
  const asksBets = hasBetRequirement(record, exponent);
  return (
    <PromotionCard
      variant="thumbnail"
      titleAs={titleAs}
      href={getHref('myPromotionDetail', { id: record.id })}
      title={titleIn(locale, record.titles, record.promotionName)}
      reward={
        settledAmount !== null
          ? t('promotions:record.paid', { amount: money(settledAmount) })
          : isOver
            ? t('promotions:ending.closedText')
            : t('promotions:record.inPromotion', { amount: money(currentBalance) })
      }
      until={formatNearDate(endTime ?? deadline)}
      labels={isOver ? { until: t('promotions:offers.ended') } : undefined}
      art={getBannerPicture(record)}
      state={t(`promotions:statuses.${record.status}`)}
      stateTone={statusTones[record.status]}
      over={isOver}
    >
      {open && asksBets ? (
        <TurnoverBar
          label={t('promotions:record.bets')}
          current={currentBetAmount}
          required={askBetAmount}
          symbol={symbol}
          exponent={exponent}
        />
      ) : undefined}
    </PromotionCard>
  );
}
