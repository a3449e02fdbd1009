import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import {
  DayButton,
  type DayButtonProps,
  DayPicker,
  type DropdownProps,
  type NavProps,
  useDayPicker,
} from 'react-day-picker';
import * as css from './Calendar.css.ts';
import { addYears, type DateFormat, type IsoDate, toDate, toIsoDate, weekStart } from './dates.ts';

export interface CalendarProps {
  /** Title: "Choose a date". */
  title: string;
  dateFormat: DateFormat;
  labels: { previousMonth: string; nextMonth: string; month: string; year: string };
  locale: string;
  today: IsoDate;
  /** First selected day; the selected day itself without `range`. */
  from: IsoDate | undefined;
  to: IsoDate | undefined;
  /** With `range`, the days up to the hovered one are previewed as selected. */
  mode?: 'day' | 'range' | undefined;
  /** Focuses the selected day, otherwise today. Default `true`. */
  autoFocus?: boolean | undefined;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  /** Number of months side by side. Default 1. */
  months?: number | undefined;
  onChoose: (day: IsoDate) => void;
}

/**
 * A month grid, with lists that jump to a month and a year, and the keyboard support of the ARIA practices: arrows move by days and weeks, Page
 * Up and Down by months, with Shift by years, Home and End to the ends of the week.
 */
export default function Calendar({
  dateFormat,
  labels,
  locale,
  today,
  from,
  to,
  mode = 'day',
  autoFocus = true,
  min,
  max,
  months = 1,
  onChoose,
}: CalendarProps) {
  const dir = Direction.useDirection();
  const [pointed, setPointed] = useState<IsoDate | undefined>(undefined);
  const [first, last] = inOrder(from, mode === 'range' ? (to ?? pointed) : to);
  const [firstDate, lastDate] = [toDate(first), toDate(last)];
  const todayDate = toDate(today);
  const [minDate, maxDate] = [toDate(min), toDate(max)];
  const chosen = [toDate(from), toDate(to)].filter((date) => date !== undefined);
  const spans = firstDate !== undefined && lastDate !== undefined && first !== last;
  // The owner handles a selection in `onChoose`.
  const onSelect = () => {};
  const selection =
    mode === 'day'
      ? { mode: 'single' as const, selected: toDate(from), onSelect }
      : { mode: 'range' as const, selected: { from: toDate(from), to: toDate(to) }, onSelect };
  const point = (date: Date) => setPointed(toIsoDate(date));

  return (
    <DayPicker
      autoFocus={autoFocus}
      {...selection}
      fixedWeeks
      dir={dir}
      lang={locale}
      numberOfMonths={months}
      weekStartsOn={weekStart(locale)}
      defaultMonth={chosen.at(-1) ?? nearest(today, minDate, maxDate)}
      captionLayout="dropdown"
      startMonth={minDate ?? addYears(today, -100)}
      endMonth={maxDate ?? addYears(today, 10)}
      {...(todayDate && { today: todayDate })}
      disabled={[
        ...(minDate ? [{ before: minDate }] : []),
        ...(maxDate ? [{ after: maxDate }] : []),
      ]}
      modifiers={{
        end: chosen,
        first: spans ? firstDate : [],
        last: spans ? lastDate : [],
        middle: spans ? { after: firstDate, before: lastDate } : [],
      }}
      modifiersClassNames={{ first: css.first, last: css.last, middle: css.middle, end: css.end }}
      onDayClick={(date) => onChoose(toIsoDate(date))}
      onDayMouseEnter={point}
      onDayFocus={point}
      onDayMouseLeave={() => setPointed(undefined)}
      labels={{
        labelDayButton: dateFormat.full,
        labelGrid: dateFormat.month,
        labelWeekday: dateFormat.weekday,
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelMonthDropdown: () => labels.month,
        labelYearDropdown: () => labels.year,
      }}
      formatters={{
        formatCaption: dateFormat.month,
        formatMonthDropdown: dateFormat.monthName,
        formatYearDropdown: (date) => String(date.getFullYear()),
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: dateFormat.weekdayShort,
      }}
      components={{ DayButton: Day, Dropdown: Jump, Nav: Steps }}
      classNames={{
        root: css.root,
        months: css.months,
        month: css.month,
        month_caption: css.caption,
        dropdowns: css.jumps,
        month_grid: css.grid,
        weekday: css.weekday,
        day: css.cell,
        day_button: css.day,
      }}
    />
  );
}

/** A native select: on a phone it opens the device's own list. */
function Jump({ options = [], className: _, ...rest }: DropdownProps) {
  return (
    <span className={css.jump}>
      <select {...rest} data-part="jump" className={css.jumpSelect}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={16} className={css.jumpIcon} />
    </span>
  );
}

/** Two buttons; the library's own would add a navigation landmark to the page. */
function Steps({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps) {
  const { labels } = useDayPicker();
  return (
    <div className={css.nav}>
      <button
        type="button"
        aria-label={labels.labelPrevious(previousMonth)}
        aria-disabled={previousMonth === undefined || undefined}
        className={css.step}
        onClick={onPreviousClick}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        aria-label={labels.labelNext(nextMonth)}
        aria-disabled={nextMonth === undefined || undefined}
        className={css.step}
        onClick={onNextClick}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

function Day({ modifiers, ...rest }: DayButtonProps) {
  return (
    <DayButton
      {...rest}
      modifiers={modifiers}
      aria-current={modifiers.today ? 'date' : undefined}
      data-part="day"
    />
  );
}

function inOrder(a: IsoDate | undefined, b: IsoDate | undefined) {
  return a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
}

function nearest(today: IsoDate, min: Date | undefined, max: Date | undefined): Date {
  const date = toDate(today) ?? new Date();
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
