import { Button } from '../Button/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { createDateFormat, type IsoDate, pageLanguage, toDate, toIsoDate } from './dates.ts';
import { type DatePickerLabels, english } from './labels.ts';
import { PickerField, type PickerProps } from './PickerField.tsx';

export interface DatePickerProps extends PickerProps {
  /** "2026-11-21"; empty when no date is selected. */
  value?: IsoDate | undefined;
  defaultValue?: IsoDate | undefined;
  onValueChange?: ((value: IsoDate) => void) | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  labels?: Partial<DatePickerLabels> | undefined;
}

/** A date field with a calendar, which opens in a popover, or in a sheet on phones. */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  open: openProp,
  onOpenChange,
  today = toIsoDate(new Date()),
  locale = pageLanguage(),
  name,
  labels,
  ...rest
}: DatePickerProps) {
  const { min, max, disabled, required } = rest;
  const texts = useLabels('DatePicker', english, labels);
  const dateFormat = createDateFormat(locale, texts.names);
  const [day, setDay] = useControllable(value, defaultValue, onValueChange);
  const [open, setOpen] = useControllable(openProp, false, onOpenChange);
  const date = toDate(day);
  const choose = (next: IsoDate) => {
    setDay(next);
    setOpen(false);
  };
  const allowsToday = (min === undefined || today >= min) && (max === undefined || today <= max);

  return (
    <PickerField
      {...rest}
      {...{ texts, dateFormat, open, today, locale }}
      component="DatePicker"
      onOpenChange={setOpen}
      text={date && dateFormat.short(date)}
      choice={{ from: day, to: undefined, onChoose: choose }}
      actions={
        <>
          <Button
            variant="ghost"
            tone="neutral"
            disabled={day === '' || required}
            onClick={() => choose('')}
          >
            {texts.clear}
          </Button>
          <Button variant="soft" disabled={!allowsToday} onClick={() => choose(today)}>
            {texts.today}
          </Button>
        </>
      }
    >
      {name !== undefined && <input type="hidden" name={name} value={day} disabled={disabled} />}
    </PickerField>
  );
}
