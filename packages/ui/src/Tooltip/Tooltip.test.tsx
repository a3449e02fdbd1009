import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChartPie } from 'lucide-react';
import { expect, test } from 'vitest';
import { IconButton } from '../IconButton/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Tooltip, type TooltipProps, TooltipProvider } from './index.ts';

const draw = (props: Partial<TooltipProps> = {}) => (
  <Tooltip text="Where your money went" {...props}>
    <IconButton icon={ChartPie} label="Analysis" />
  </Tooltip>
);

describeConformance({
  name: 'Tooltip',
  root: HTMLDivElement,
  draw: (props) => draw({ open: true, ...props }),
});

test('shows at once on keyboard focus, describes its trigger and closes on Escape', async () => {
  render(draw());
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Analysis' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Where your money went');
  expect(button).toHaveAccessibleDescription('Where your money went');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button).toHaveFocus();
});

test('shows after a delay on hover', async () => {
  render(draw());
  await userEvent.hover(screen.getByRole('button', { name: 'Analysis' }));
  expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toBeInTheDocument();
});

test('shows the next one at once inside of a TooltipProvider', async () => {
  render(
    <TooltipProvider>
      {draw()}
      <Tooltip text="Limits of a day">
        <IconButton icon={ChartPie} label="Limits" />
      </Tooltip>
    </TooltipProvider>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Analysis' }));
  await screen.findByRole('tooltip', {}, { timeout: 3000 });
  await userEvent.hover(screen.getByRole('button', { name: 'Limits' }));
  await waitFor(() =>
    expect(
      document.querySelector('[data-component="Tooltip"][data-state="instant-open"]'),
    ).toHaveTextContent('Limits of a day'),
  );
});

test('does not show on tap, which activates the trigger', async () => {
  render(draw());
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Analysis' }),
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('stays on a narrow screen with a long text', () => {
  render(draw({ open: true, text: 'Words that help. '.repeat(20) }));
  const box = document.querySelector('[data-component="Tooltip"]')?.getBoundingClientRect();
  expect(box?.left).toBeGreaterThanOrEqual(0);
  expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
});
