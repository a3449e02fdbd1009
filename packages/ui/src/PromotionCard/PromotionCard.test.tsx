import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProgressBar } from '../ProgressBar/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { PromotionCard } from './index.ts';
import { welcome } from './promotions.sample.ts';

describeConformance({
  name: 'PromotionCard',
  root: HTMLElement,
  draw: (props) => <PromotionCard {...welcome} href="#welcome" {...props} />,
});

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

function isBefore(first: Element | null, second: Element | null): boolean {
  if (first === null || second === null) return false;
  return first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
}

test('shows reward, condition, deadline and games before the button', () => {
  render(<PromotionCard {...welcome} action={<button type="button">Join</button>} />);
  expect(part('reward')).toHaveTextContent('100% of your transfer, up to ₱1,000.00');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Requires',
    'Ends',
    'Eligible games',
  ]);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Bets of 10 × transfer and bonus',
    '30 Nov, 00:00 Manila',
    'All slots, 640 games',
  ]);
  expect(isBefore(part('reward'), part('facts'))).toBe(true);
  expect(isBefore(part('facts'), part('action'))).toBe(true);
});

test('renders no row for absent details', () => {
  render(<PromotionCard title="Gift" reward="₱50.00" art={welcome.art} />);
  expect(part('facts')).toBeNull();
});

test('keeps the aspect ratio of the art without a picture', () => {
  render(<PromotionCard {...welcome} art={{ src: 'data:,', color: 'rgb(1, 2, 3)' }} />);
  const art = part('art');
  const height = art?.offsetHeight ?? 0;
  expect((art?.offsetWidth ?? 0) / height).toBeCloseTo(16 / 7, 1);
  expect(art?.style.backgroundColor).toBe('rgb(1, 2, 3)');
  const image = art?.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  if (image) fireEvent.error(image);
  expect(part('fallback')).toBeInTheDocument();
  expect(art?.offsetHeight).toBe(height);
});

test.each(['banner', 'thumbnail'] as const)(
  'is one link for the whole card, named by the title: %s',
  (variant) => {
    render(<PromotionCard {...welcome} variant={variant} href="#welcome" />);
    const link = screen.getByRole('link', { name: 'Welcome bonus' });
    const { left, bottom } = part('facts')?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  },
);

test('renders a button without a URL and plain text without either', () => {
  const open = vi.fn();
  const { rerender } = render(<PromotionCard {...welcome} onOpen={open} />);
  fireEvent.click(screen.getByRole('button', { name: 'Welcome bonus' }));
  expect(open).toHaveBeenCalledOnce();
  rerender(<PromotionCard {...welcome} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Welcome bonus', level: 2 })).toBeVisible();
});

test('places its action beside the link and above it', () => {
  render(
    <PromotionCard {...welcome} href="#welcome" action={<button type="button">Join</button>} />,
  );
  const join = screen.getByRole('button', { name: 'Join' });
  expect(screen.getByRole('link')).not.toContainElement(join);
  const { left, top } = join.getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(join);
});

test('shows the focus ring around the card', () => {
  const { container } = render(<PromotionCard {...welcome} href="#welcome" />);
  screen.getByRole('link').focus();
  expect(container.firstElementChild).toHaveStyle({ outlineStyle: 'solid' });
});

test('mutes the art and shows the status as text when over', () => {
  const { container } = render(<PromotionCard {...welcome} over state="Closed" />);
  expect(container.firstElementChild).toHaveAttribute('data-over');
  expect(screen.getByText('Closed')).toBeVisible();
  const image = part('art')?.querySelector('img');
  expect(image && getComputedStyle(image).filter).toBe('grayscale(1)');
});

test('contains its progress', () => {
  render(
    <PromotionCard {...welcome}>
      <ProgressBar label="Bets" value={40} />
    </PromotionCard>,
  );
  expect(part('progress')).toContainElement(screen.getByRole('progressbar', { name: 'Bets' }));
});
