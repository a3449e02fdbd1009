import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { NoticeBar } from './index.ts';

const long = 'Mirador Live tables rest 04:00–04:30, Manila time. '.repeat(3);

describeConformance({
  name: 'NoticeBar',
  root: HTMLDivElement,
  draw: (props) => <NoticeBar {...props}>{long}</NoticeBar>,
});

test('does not move a short notice and has no pause button', () => {
  render(<NoticeBar>Welcome</NoticeBar>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves a long notice and can be paused and resumed', async () => {
  render(<NoticeBar>{long}</NoticeBar>);
  const pause = await screen.findByRole('button', { name: 'Pause' });
  const track = document.querySelector('[data-part="window"] > div') ?? document.body;
  expect(getComputedStyle(track).animationPlayState).toBe('running');
  await userEvent.click(pause);
  expect(getComputedStyle(track).animationPlayState).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('pauses while hovered and while its content has focus', async () => {
  render(
    <NoticeBar>
      <a href="#notice">{long}</a>
    </NoticeBar>,
  );
  await screen.findByRole('button', { name: 'Pause' });
  const track = document.querySelector('[data-part="window"] > div') ?? document.body;
  const state = () => getComputedStyle(track).animationPlayState;
  expect(state()).toBe('running');
  screen.getByRole('link').focus();
  expect(state()).toBe('paused');
  screen.getByRole('link').blur();
  expect(state()).toBe('running');
  await page.elementLocator(track.parentElement ?? track).hover();
  expect(state()).toBe('paused');
  await page.getByRole('button', { name: 'Pause' }).hover();
  expect(state()).toBe('running');
});

test('exposes its repeated text once to screen readers', async () => {
  render(
    <NoticeBar>
      <a href="#notice">{long}</a>
    </NoticeBar>,
  );
  await screen.findByRole('button', { name: 'Pause' });
  expect(document.querySelectorAll('a')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('can be closed', async () => {
  const onClose = vi.fn();
  render(<NoticeBar onClose={onClose}>Welcome</NoticeBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows the whole text without movement under reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  render(<NoticeBar>{long}</NoticeBar>);
  const track = document.querySelector('[data-part="window"] > div') ?? document.body;
  expect(getComputedStyle(track)).toMatchObject({ animationName: 'none', whiteSpace: 'normal' });
  expect(track.getBoundingClientRect().height).toBeGreaterThan(60);
});
