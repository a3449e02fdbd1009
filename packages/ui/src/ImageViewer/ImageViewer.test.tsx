import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { swipe } from '../testing/swipe.ts';
import { docs } from './ImageViewer.docs.tsx';
import { ImageViewer, type ImageViewerProps } from './index.ts';
import { pictures } from './pictures.sample.ts';

const draw = (props: Partial<ImageViewerProps> = {}) => (
  <ImageViewer open label="Photos" images={pictures} {...props} />
);

describeConformance({ name: 'ImageViewer', root: HTMLDivElement, draw });

const picture = () => document.querySelector<HTMLImageElement>('[data-current] img');
const stage = () => document.querySelector('[data-part="stage"]') ?? document.body;
/** The target of the transition, which is still running. */
const transform = () => new DOMMatrix(picture()?.style.transform || 'none');
const scale = () => transform().a;
const loaded = () => picture()?.decode();
const position = () => screen.getByRole('status').textContent;

test('fills the screen, is named, and shows the position', async () => {
  render(draw());
  const box = screen.getByRole('dialog', { name: 'Photos' }).getBoundingClientRect();
  expect([box.width, box.height]).toEqual([window.innerWidth, window.innerHeight]);
  expect(position()).toBe('1 of 3');
  expect(
    screen.getByRole('img', { name: 'A bird of fire over a dark mountain' }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('closes by Escape and close button and restores focus', async () => {
  render(draw({ open: undefined, trigger: <Button throttle={0}>Receipt</Button> }));
  await userEvent.click(screen.getByRole('button', { name: 'Receipt' }));
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Receipt' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('turns by arrows, Home and End, and stops at the ends', async () => {
  const onIndexChange = vi.fn();
  render(draw({ onIndexChange }));
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{Home}{End}');
  expect(onIndexChange.mock.calls.flat()).toEqual([1, 2, 0, 2]);
  expect(position()).toBe('3 of 3');
});

test('mirrors the arrow keys from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(draw());
  await userEvent.keyboard('{ArrowLeft}');
  expect(position()).toBe('2 of 3');
  document.documentElement.removeAttribute('dir');
});

test('zooms by plus and minus, pans by arrows and resets by 0', async () => {
  render(draw());
  await loaded();
  await userEvent.keyboard('++');
  expect(scale()).toBeCloseTo(2.25);
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('1 of 3');
  expect(transform().e).toBeLessThan(0);
  await userEvent.keyboard('-');
  expect(scale()).toBeCloseTo(1.5);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
});

test('zooms by buttons', async () => {
  render(draw());
  await loaded();
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toBeCloseTo(1.5);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(scale()).toBe(1);
});

test('zooms at the pointer by wheel', async () => {
  render(draw());
  await loaded();
  fireEvent.wheel(stage(), { deltaY: -200, clientX: 100, clientY: 300 });
  expect(scale()).toBeGreaterThan(1.4);
  fireEvent.wheel(stage(), { deltaY: 2000, clientX: 100, clientY: 300 });
  await waitFor(() => expect(scale()).toBe(1));
});

test('zooms by double tap and resets by another', async () => {
  render(draw());
  await loaded();
  const tap = () => swipe(stage(), [{ x: 200, y: 400 }]);
  tap();
  tap();
  expect(scale()).toBe(2.5);
  tap();
  tap();
  expect(scale()).toBe(1);
});

test('zooms by pinch', async () => {
  render(draw());
  await loaded();
  // As a touchpad reports it.
  const pinch = { ctrlKey: true, deltaY: -40, clientX: 200, clientY: 300 };
  for (let step = 0; step < 4; step++) fireEvent.wheel(stage(), pinch);
  expect(scale()).toBeGreaterThan(1.2);
});

test('turns on a long swipe and returns on a short one', async () => {
  render(draw());
  await loaded();
  swipe(
    stage(),
    [300, 280, 240, 100].map((x) => ({ x, y: 400 })),
  );
  expect(position()).toBe('2 of 3');
  swipe(stage(), [
    { x: 300, y: 400 },
    { x: 290, y: 400 },
  ]);
  expect(position()).toBe('2 of 3');
});

test('closes on a drag down', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await loaded();
  swipe(
    stage(),
    [200, 230, 300, 420].map((y) => ({ x: 200, y })),
  );
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('resets the zoom for each picture', async () => {
  render(draw());
  await loaded();
  await userEvent.keyboard('++{End}');
  await waitFor(() => expect(scale()).toBe(1));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

test('shows that a picture failed to load', async () => {
  render(draw({ images: [{ src: 'data:image/png;base64,none', alt: 'Receipt' }] }));
  const missing = await screen.findByText("This image couldn't be loaded");
  await waitFor(() => expect(missing).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
});

test('renders none of the parts that its docs page leaves out', () => {
  render(draw());
  expect(document.querySelector('[data-part="stage"]')).not.toBeNull();
  for (const part of docs.absentParts ?? []) {
    expect(document.querySelector(`[data-part="${part}"]`)).toBeNull();
  }
});
