import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Rating } from './index.ts';

describe('read-only', () => {
  describeConformance({
    name: 'Rating',
    root: HTMLDivElement,
    draw: (props) => <Rating readOnly value={4.5} {...props} />,
  });

  test('is one image with its value as text', () => {
    render(<Rating readOnly value={4.46} showValue />);
    expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeInTheDocument();
    expect(screen.getByText('4.5')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('shows that there are no ratings', () => {
    render(<Rating readOnly value={null} showValue />);
    expect(screen.getByRole('img', { name: 'Not rated yet' })).toBeInTheDocument();
  });

  test('fills the reading-start half of a star', () => {
    const halves = (dir: string) => {
      const { unmount } = render(
        <div dir={dir}>
          <Rating readOnly value={0.5} size="lg" />
        </div>,
      );
      const star = document.querySelector('[data-fill="half"]');
      const cover = star?.lastElementChild?.getBoundingClientRect();
      const whole = star?.getBoundingClientRect();
      const drawing = star?.querySelector('span svg')?.getBoundingClientRect();
      expect(drawing?.width).toBe(whole?.width);
      unmount();
      return { cover, whole };
    };
    const ltr = halves('ltr');
    expect(ltr.cover?.left).toBe(ltr.whole?.left);
    expect(ltr.cover?.width).toBe(16);
    const rtl = halves('rtl');
    expect(rtl.cover?.right).toBe(rtl.whole?.right);
  });
});

describe('interactive', () => {
  describeConformance({
    name: 'Rating',
    root: HTMLDivElement,
    restTo: 'control',
    draw: (props) => <Rating label="Your rating" {...props} />,
  });

  const star = (count: number) => screen.getByRole('radio', { name: `${count} of 5 stars` });
  const full = () => document.querySelectorAll('[data-part="option"][data-fill="full"]').length;

  test('rates by tap and can be changed', async () => {
    const onValueChange = vi.fn();
    render(<Rating label="Your rating" onValueChange={onValueChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeInTheDocument();
    await userEvent.click(star(4));
    expect(onValueChange).toHaveBeenLastCalledWith(4);
    expect(full()).toBe(4);
    await userEvent.click(star(2));
    expect(onValueChange).toHaveBeenLastCalledWith(2);
  });

  test('moves and selects by arrows and stops at the ends', async () => {
    const onValueChange = vi.fn();
    render(<Rating label="Your rating" defaultValue={4} onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(star(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(star(5)).toHaveFocus());
    await userEvent.keyboard('{/ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowRight}');
    expect(star(5)).toHaveFocus();
    expect(star(5)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(star(4)).toHaveFocus());
    await userEvent.keyboard('{/ArrowLeft}');
    expect(onValueChange).toHaveBeenLastCalledWith(4);
  });

  test('previews the rating under a pointer', async () => {
    render(<Rating label="Your rating" defaultValue={2} />);
    await userEvent.hover(star(5));
    expect(full()).toBe(5);
    await userEvent.unhover(star(5));
    expect(full()).toBe(2);
  });

  test('has stars of 44 px', () => {
    render(<Rating label="Your rating" />);
    expect(star(1).offsetWidth).toBeGreaterThanOrEqual(44);
    expect(star(1).offsetHeight).toBeGreaterThanOrEqual(44);
  });

  test('is described by its error', () => {
    render(<Rating label="Your rating" error="Choose one to five stars" />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one to five stars');
  });
});
