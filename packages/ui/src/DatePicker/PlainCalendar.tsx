import { InputFrame, inputClass } from '../Field/index.ts';
import type { CalendarProps } from './Calendar.tsx';

/** The browser's native date field: less than a calendar, but available offline. */
export function PlainCalendar({ title, from, to, min, max, onChoose }: CalendarProps) {
  return (
    <InputFrame>
      <input
        type="date"
        aria-label={title}
        min={min}
        max={max}
        defaultValue={to ?? from}
        className={inputClass}
        onChange={({ currentTarget: { value, validity } }) => {
          if (value !== '' && validity.valid) onChoose(value);
        }}
      />
    </InputFrame>
  );
}
