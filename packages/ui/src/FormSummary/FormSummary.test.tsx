import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { FormSummary } from './index.ts';

const problems = [
  { field: 'holder', message: 'Write the holder' },
  { field: 'method', message: 'Choose a method' },
];

describeConformance({
  name: 'FormSummary',
  root: HTMLElement,
  draw: (props) => <FormSummary problems={problems} {...props} />,
});

const methods = [
  { value: 'bank', label: 'Bank' },
  { value: 'wallet', label: 'E-wallet' },
];

const form = (method?: string) => (
  <>
    <FormSummary problems={problems} />
    <div style={{ blockSize: 2000 }} />
    <TextField id="holder" label="Holder" />
    <RadioGroup
      id="method"
      label="Method"
      options={methods}
      {...(method === undefined ? {} : { defaultValue: method })}
    />
    <div style={{ blockSize: 2000 }} />
  </>
);

test('renders nothing without errors', () => {
  render(<FormSummary problems={[]} attempt={1} />);
  expect(document.querySelector('[data-component="FormSummary"]')).toBeNull();
});

test('takes focus after each failed submit', () => {
  const { rerender } = render(<FormSummary problems={problems} attempt={0} />);
  const summary = screen.getByRole('region', { name: '2 fields need your attention' });
  expect(summary).not.toHaveFocus();
  rerender(<FormSummary problems={problems} attempt={1} />);
  expect(summary).toHaveFocus();
  summary.blur();
  rerender(<FormSummary problems={problems.slice(1)} attempt={1} />);
  expect(summary).not.toHaveFocus();
  rerender(<FormSummary problems={problems.slice(1)} attempt={2} />);
  expect(summary).toHaveFocus();
  expect(summary).toHaveAccessibleName('One field needs your attention');
});

test('moves focus from a line to its field and keeps the URL', async () => {
  const address = location.href;
  render(form());
  await userEvent.click(screen.getByRole('link', { name: 'Write the holder' }));
  expect(screen.getByLabelText('Holder')).toHaveFocus();
  screen.getByRole('link', { name: 'Choose a method' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: 'Bank' })).toHaveFocus();
  expect(location.href).toBe(address);
});

test('focuses the selected option of a group', async () => {
  render(form('wallet'));
  await userEvent.click(screen.getByRole('link', { name: 'Choose a method' }));
  expect(screen.getByRole('radio', { name: 'E-wallet' })).toHaveFocus();
});

test('scrolls the field into view with its label', async () => {
  render(form());
  await userEvent.click(screen.getByRole('link', { name: 'Write the holder' }));
  const label = screen.getByText('Holder').getBoundingClientRect();
  expect(label.top).toBeGreaterThanOrEqual(0);
  expect(label.bottom).toBeLessThanOrEqual(innerHeight);
});

test('has lines of 44 px', () => {
  render(<FormSummary problems={problems} />);
  const [line] = screen.getAllByRole('link');
  expect(line?.offsetHeight).toBeGreaterThanOrEqual(44);
});
