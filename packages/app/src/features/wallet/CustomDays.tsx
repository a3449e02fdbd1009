import { isoDayAt, MOST_PERIOD_DAYS } from '@parlor/api/rules';
import { DateRangePicker } from '@parlor/ui/DateRangePicker';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import type { PeriodChoice } from './use-period.ts';

/** The calendar of a custom period. */
export default function CustomDays({ choice }: { choice: PeriodChoice }) {
  const t = useTexts();
  const today = isoDayAt(now(), useSite().countryTimezone);
  const { from, until } = choice.custom;
  const isChosen = from !== '' && until !== '';
  return (
    <DateRangePicker
      label={t('transactions:period.days')}
      placeholder={t('transactions:period.choose')}
      error={
        isChosen && choice.days === undefined
          ? t('transactions:period.tooLong', { count: MOST_PERIOD_DAYS })
          : undefined
      }
      today={today}
      max={today}
      value={isChosen ? { from, to: until } : null}
      onValueChange={({ from: first, to }) => choice.choose('custom', { from: first, until: to })}
    />
  );
}
