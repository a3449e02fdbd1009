import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Amount } from '../Amount/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Result } from './index.ts';

describeConformance({
  name: 'Result',
  root: HTMLDivElement,
  draw: (props) => <Result status="success" title="Deposit complete" {...props} />,
});

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test('announces a changed status in place', () => {
  const { rerender } = render(<Result status="pending" title="Under review" />);
  const status = screen.getByRole('status');
  rerender(
    <Result status="success" title="Deposit complete" text="The money is in your wallet." />,
  );
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Deposit completeThe money is in your wallet.');
});

test.each([
  ['inline', '16px'],
  ['inline', '32px'],
  ['balance', '16px'],
  ['balance', '32px'],
] as const)(
  'fits twelve digits on one line at 320 px, %s, text of %s',
  async (variant, fontSize) => {
    await page.viewport(320, 844);
    document.documentElement.style.fontSize = fontSize;
    render(
      <div style={{ paddingInline: 16 }}>
        <Result
          status="success"
          title="Settled"
          amount={<Amount value="-999999999999.99" symbol="₱" variant={variant} sign="always" />}
        />
      </div>,
    );
    const amount = document.querySelector<HTMLElement>('[data-component="Amount"]');
    const line = Number.parseFloat(amount ? getComputedStyle(amount).fontSize : '');
    expect(amount?.getBoundingClientRect().height).toBeLessThan(2.5 * line);
    expect(amount?.getBoundingClientRect().left).toBeGreaterThanOrEqual(32);
    expect(amount?.getBoundingClientRect().right).toBeLessThanOrEqual(288);
  },
);

test('renders its title as the page heading by default', () => {
  const { rerender } = render(<Result status="failed" title="Not paid" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not paid' })).toBeInTheDocument();
  rerender(<Result status="failed" title="Not paid" titleAs="h2" />);
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
});
