import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorState } from '../ErrorState/index.ts';
import { LabelsProvider } from '../labels/index.ts';
import { labels as thai } from '../labels/th_TH.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { CallState, type CallStateProps } from './index.ts';

type Props = Partial<CallStateProps<readonly string[], Error>>;

function Games(props: Props) {
  return (
    <CallState
      data={undefined}
      loading={<span>placeholder</span>}
      failed={({ message }) => <ErrorState title={message} onRetry={() => {}} />}
      empty={<p>No games yet</p>}
      {...props}
    >
      {(games) => games.map((game) => <p key={game}>{game}</p>)}
    </CallState>
  );
}

const root = () => document.querySelector('[data-component="CallState"]');

describeConformance({
  name: 'CallState',
  root: HTMLDivElement,
  draw: (props) => <Games data={['Lotus Nights']} {...(props as Props)} />,
});

test('shows the placeholder, and is busy, until there is data or an error', () => {
  const { rerender } = render(<Games />);
  expect(root()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('placeholder')).toBeVisible();
  rerender(<Games data={['Lotus Nights']} />);
  expect(root()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByText('placeholder')).toBeNull();
  expect(screen.getByText('Lotus Nights')).toBeVisible();
});

test('names the loading state in place of the placeholder for screen readers', () => {
  const { rerender } = render(<Games loading={<ul aria-label="Games" />} />);
  expect(root()).toHaveTextContent('Loading');
  expect(screen.queryByRole('list')).toBeNull();
  rerender(
    <LabelsProvider labels={thai}>
      <Games />
    </LabelsProvider>,
  );
  expect(root()).toHaveTextContent('กำลังโหลด');
});

test('shows the failure only while there is no data', () => {
  const error = new Error('No connection');
  const { rerender } = render(<Games error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  expect(root()).not.toHaveAttribute('aria-busy');
  rerender(<Games error={error} data={['Lotus Nights']} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Lotus Nights')).toBeVisible();
});

test('shows the empty state for an empty array, or as isEmpty decides', () => {
  const { rerender } = render(<Games data={[]} />);
  expect(screen.getByText('No games yet')).toBeVisible();
  rerender(<Games data={['']} isEmpty={([first]) => first === ''} />);
  expect(screen.getByText('No games yet')).toBeVisible();
  rerender(<Games data={['Lotus Nights']} isEmpty={([first]) => first === ''} />);
  expect(screen.queryByText('No games yet')).toBeNull();
});

test('keeps focus in place when the content replaces the retry button', async () => {
  const { rerender } = render(<Games error={new Error('No connection')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<Games data={['Lotus Nights']} />);
  expect(root()).toContainElement(document.activeElement as HTMLElement);
});

test('takes no focus when the focus was elsewhere', () => {
  const { rerender } = render(<Games error={new Error('No connection')} />);
  rerender(<Games data={['Lotus Nights']} />);
  expect(document.body).toHaveFocus();
});
