import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { BonusCard, type BonusKind } from './index.ts';

const bonus = { kind: 'upgrade', amount: '88.00', symbol: '₱', state: 'pending' } as const;

describeConformance({
  name: 'BonusCard',
  root: HTMLElement,
  draw: (props) => <BonusCard {...bonus} onClaim={() => {}} {...props} />,
});

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test.each<[BonusKind, string]>([
  ['monthly', 'Monthly bonus'],
  ['birthday', 'Birthday bonus'],
  ['upgrade', 'Upgrade bonus'],
  ['deposit', 'Deposit bonus'],
  ['rebate', 'Rebate'],
])('says its kind: %s', (kind, name) => {
  render(<BonusCard {...bonus} kind={kind} />);
  expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('shows its own name in place of the kind’s name', () => {
  render(<BonusCard {...bonus} title="VIP 4 upgrade bonus" onClaim={() => {}} />);
  expect(screen.getByRole('button', { name: 'Claim VIP 4 upgrade bonus' })).toBeVisible();
});

test('is exact at twelve digits', () => {
  render(<BonusCard {...bonus} amount="999999999999.99" />);
  expect(part('amount')).toHaveTextContent('₱999,999,999,999.99');
});

test('names the bonus on its claim button while claimable', async () => {
  const claim = vi.fn();
  render(<BonusCard {...bonus} when="Claim by 18 Dec" onClaim={claim} />);
  expect(part('state')).toHaveTextContent('Ready to claim');
  expect(part('when')).toHaveTextContent('Claim by 18 Dec');
  await userEvent.click(screen.getByRole('button', { name: 'Claim Upgrade bonus' }));
  expect(claim).toHaveBeenCalledOnce();
});

test('has no button before the bonus can be claimed', () => {
  render(<BonusCard {...bonus} when="Released on 1 Dec" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(part('state')).toHaveTextContent('Not released yet');
  expect(part('when')).toHaveTextContent('Released on 1 Dec');
});

test('ignores presses while claiming', async () => {
  const claim = vi.fn();
  render(<BonusCard {...bonus} onClaim={claim} loading />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(claim).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('announces a successful claim and keeps focus inside the card', async () => {
  const { rerender } = render(<BonusCard {...bonus} onClaim={() => {}} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button'));
  rerender(<BonusCard {...bonus} state="claimed" />);
  expect(status).toHaveTextContent('Upgrade bonus: ₱88.00 claimed');
  expect(part('state')).toHaveTextContent('Claimed');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('does not announce a bonus that was claimed before', () => {
  render(<BonusCard {...bonus} state="claimed" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['claimed', 'Claimed'],
  ['expired', 'Expired'],
  ['issued', 'Credited'],
] as const)('shows a final status as text without a button: %s', (state, word) => {
  render(<BonusCard {...bonus} state={state} onClaim={() => {}} />);
  expect(part('state')).toHaveTextContent(word);
  expect(screen.queryByRole('button')).toBeNull();
});

test('does not announce or animate an expired bonus', () => {
  const { rerender } = render(
    <>
      <BonusCard {...bonus} />
      <BonusCard {...bonus} state="claimed" />
    </>,
  );
  const looks = () =>
    [...document.querySelectorAll('[data-part="state"]')].map((tag) => tag.className);
  const [, claimed] = looks();
  rerender(
    <>
      <BonusCard {...bonus} state="expired" />
      <BonusCard {...bonus} state="claimed" />
    </>,
  );
  expect(looks()[0]).not.toBe(claimed);
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
  expect(document.getAnimations()).toEqual([]);
});
