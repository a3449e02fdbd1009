import { useState } from 'react';
import { Button } from '../Button/index.ts';
import * as chip from '../ChipGroup/ChipGroup.css.ts';
import {
  createDateFormat,
  type DateFormat,
  pageLanguage,
  toDate,
  toIsoDate,
} from '../DatePicker/dates.ts';
import { PickerField, type PickerProps } from '../DatePicker/PickerField.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './DateRangePicker.css.ts';
import { type DateRangePickerLabels, english } from './labels.ts';
import {
  countRangeDays,
  type DateRange,
  type DraftRange,
  isWhole,
  sameRange,
  withDay,
} from './range.ts';

export interface DatePreset extends DateRange {
  label: string;
}

export interface DateRangePickerProps extends PickerProps {
  /** The range; `null` when none is selected. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null | undefined;
  /** Called with complete ranges only. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** Ranges that one tap selects: "Today", "Last 7 days" (see `lastDays`). */
  presets?: readonly DatePreset[] | undefined;
  labels?: Partial<DateRangePickerLabels> | undefined;
}

/** A first and a last day, selected from presets or in a calendar. */
export function DateRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  presets = [],
  open: openProp,
  onOpenChange,
  today = toIsoDate(new Date()),
  locale = pageLanguage(),
  labels,
  ...rest
}: DateRangePickerProps) {
  const texts = useLabels('DateRangePicker', english, labels);
  const dateFormat = createDateFormat(locale, texts.names);
  const [range, setRange] = useControllable<DateRange | null>(
    value,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  );
  const [draft, setDraft] = useState<DraftRange>(range ?? {});
  const [open, setOpen] = useControllable(openProp, false, onOpenChange);
  const turn = (next: boolean) => {
    // Discards a draft that was not applied.
    setDraft(range ?? {});
    setOpen(next);
  };
  const apply = (next: DateRange) => {
    setRange({ from: next.from, to: next.to });
    setDraft(next);
    setOpen(false);
  };

  return (
    <PickerField
      {...rest}
      {...{ texts, dateFormat, open, today, locale }}
      component="DateRangePicker"
      onOpenChange={turn}
      text={range ? rangeText(range, dateFormat) : undefined}
      choice={{
        from: draft.from,
        to: draft.to,
        mode: 'range',
        onChoose: (day) => setDraft(withDay(draft, day)),
      }}
      before={
        presets.length > 0 && (
          <fieldset aria-label={texts.presets} className={chip.row}>
            {presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                data-part="preset"
                aria-pressed={sameRange(preset, draft)}
                className={chip.chip}
                onClick={() => apply(preset)}
              >
                {preset.label}
              </button>
            ))}
          </fieldset>
        )
      }
      actions={
        <>
          <span role="status" data-part="hint" className={css.hint}>
            {getHint(draft, texts, dateFormat)}
          </span>
          <Button
            disabled={!isWhole(draft)}
            throttle={0}
            onClick={() => isWhole(draft) && apply(draft)}
          >
            {texts.apply}
          </Button>
        </>
      }
    />
  );
}

/** "15 Nov 2026 – 21 Nov 2026"; a single day once. */
function rangeText({ from, to }: DateRange, dateFormat: DateFormat): string {
  const [first, last] = [toDate(from), toDate(to)];
  if (!first || !last) return '';
  return from === to
    ? dateFormat.short(first)
    : `${dateFormat.short(first)} – ${dateFormat.short(last)}`;
}

/** The next step, or the length of the selected range. */
function getHint(draft: DraftRange, texts: DateRangePickerLabels, dateFormat: DateFormat): string {
  if (isWhole(draft))
    return `${rangeText(draft, dateFormat)}, ${texts.days(countRangeDays(draft))}`;
  return draft.from === undefined ? texts.chooseFirst : texts.chooseLast;
}
