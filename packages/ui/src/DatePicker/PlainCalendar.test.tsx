import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDateFormat } from './dates.ts';
import { PlainCalendar } from './PlainCalendar.tsx';

test('replaces a calendar whose chunk failed to load', () => {
  const onChoose = vi.fn();
  render(
    <PlainCalendar
      title="Choose a date"
      dateFormat={createDateFormat('en-GB', null)}
      labels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        month: 'Month',
        year: 'Year',
      }}
      locale="en-GB"
      today="2026-11-21"
      from="2026-11-18"
      to={undefined}
      min="2026-11-10"
      max="2026-11-20"
      onChoose={onChoose}
    />,
  );
  const input = screen.getByLabelText('Choose a date');
  expect(input).toHaveValue('2026-11-18');
  fireEvent.change(input, { target: { value: '2026-11-30' } });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '2026-11-19' } });
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-19');
});
