import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Popover, PopoverClose, type PopoverProps } from './index.ts';

const draw = (props: Partial<PopoverProps> = {}) => (
  <Popover label="On hold" trigger={<Button throttle={0}>On hold</Button>} {...props}>
    A withdrawal holds this until it arrives.
    <PopoverClose asChild>
      <Button throttle={0}>Got it</Button>
    </PopoverClose>
  </Popover>
);

describeConformance({
  name: 'Popover',
  root: HTMLDivElement,
  draw: (props) => draw({ open: true, ...props }),
});

test('opens by keyboard, takes focus and restores it on Escape', async () => {
  render(draw());
  const trigger = screen.getByRole('button', { name: 'On hold' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popover = screen.getByRole('dialog', { name: 'On hold' });
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trigger).toHaveFocus();
});

test('closes on an outside press and by its content', async () => {
  const onOpenChange = vi.fn();
  render(
    <main>
      <p>Elsewhere</p>
      {draw({ open: true, onOpenChange })}
    </main>,
  );
  await userEvent.click(screen.getByText('Elsewhere'));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test('is removed after its closing animation, also in a page that draws no frames', async () => {
  render(draw());
  await userEvent.click(screen.getByRole('button', { name: 'On hold' }));
  const popover = screen.getByRole('dialog', { name: 'On hold' });
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(popover).toHaveAttribute('data-state', 'closed');
  const leaving = popover.getAnimations();
  expect(leaving).toHaveLength(1);
  for (const animation of leaving) animation.pause();
  await waitFor(() => expect(popover).not.toBeInTheDocument());
});

test('stays on a narrow screen with a long text', () => {
  render(draw({ open: true, children: 'A very long explanation. '.repeat(30) }));
  const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
});

test('has the theme of its opener', () => {
  render(
    <ThemeProvider theme="pink" data-testid="pink">
      {draw({ open: true })}
    </ThemeProvider>,
  );
  expect(screen.getByTestId('pink')).toContainElement(screen.getByRole('dialog'));
});

test.each([
  ['start', 'right'],
  ['end', 'left'],
] as const)('opens on the start and end sides from right to left: %s', async (side, drawn) => {
  render(
    <div dir="rtl" style={{ display: 'grid', placeItems: 'center' }}>
      <Popover defaultOpen side={side} label="Limits" trigger={<Button>Limits</Button>}>
        ₱50
      </Popover>
    </div>,
  );
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-side', drawn);
});
