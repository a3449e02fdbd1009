import { appearances, themeNames } from '@parlor/tokens';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { labels as burmese } from '../labels/my_MM.ts';
import { labels as thai } from '../labels/th_TH.ts';
import { pointing } from '../ThemeProvider/signs.css.ts';
import { violations } from './axe.ts';
import { galleries, show } from './galleries.tsx';
import { emulateMedia } from './media.ts';

const PHONE = [390, 844] as const;
const html = document.documentElement;
const LANG = html.lang;

afterEach(async () => {
  html.removeAttribute('dir');
  html.lang = LANG;
  html.style.fontSize = '';
  await page.viewport(...PHONE);
});

/** Words that a box hides without saying so by an ellipsis, a fade, or a way to scroll. */
function clipped(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(hidesWords).map(describeBox);
}

function hidesWords(element: HTMLElement): boolean {
  const style = getComputedStyle(element);
  const isSpoken = element.clientWidth <= 1 || style.clipPath !== 'none';
  const isMasked = style.maskImage !== 'none' || element.closest('[aria-hidden="true"]') !== null;
  const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  if (isSpoken || isMasked || saysSo || !hasWords(element)) return false;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/** Words that run out of a box around them, which hides its overflow. */
function cutOff(): string[] {
  const isSeen = (element: Element) =>
    element.clientWidth > 1 && element.closest('[aria-hidden="true"], [inert]') === null;
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => hasWords(element) && isSeen(element))
    .filter((element) => {
      const hiding = boxThatHides(element.parentElement);
      if (hiding === null) return false;
      const [inner, outer] = [element.getBoundingClientRect(), hiding.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    })
    .map((element) => `cut off: ${describeBox(element)}`);
}

/** The nearest box, from one outwards, that hides what runs out of it sideways. */
function boxThatHides(from: HTMLElement | null): HTMLElement | null {
  for (let box = from; box !== null; box = box.parentElement) {
    const { overflowX, maskImage, clipPath } = getComputedStyle(box);
    // It says that there is more, or it is there to be heard alone.
    if (maskImage !== 'none' || clipPath !== 'none') return null;
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return box;
  }
  return null;
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

function describeBox(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const component = element.closest('[data-component]')?.getAttribute('data-component');
  return `${component} ${part}: ${element.textContent?.slice(0, 40)}`;
}

/** What makes a page wider than its window, the innermost first. */
function tooWide(): string[] {
  if (html.scrollWidth <= html.clientWidth) return [];
  const isOutside = ({ left, right, width }: DOMRect) =>
    width > 0 && (right > html.clientWidth + 1 || left < -1);
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => isOutside(element.getBoundingClientRect()))
    .map(describeBox);
  return [`${html.scrollWidth} px wide`, ...outside.reverse().slice(0, 3)];
}

/** What follows its room finds out a frame later. */
const broken = () => [...tooWide(), ...clipped(), ...cutOff()];

describe('holds at 320 px', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await page.viewport(320, 844);
    await show(Gallery);
    await expect.poll(broken).toEqual([]);
  });
});

describe('holds with text at 200 %', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    html.style.fontSize = '32px';
    await show(Gallery);
    await expect.poll(broken).toEqual([]);
  });
});

describe('holds from right to left', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    html.dir = 'rtl';
    await show(Gallery);
    await expect.poll(broken).toEqual([]);
  });
});

/** Whether a drawing is seen as in a mirror, by itself or by what is around it. */
function isMirrored(drawing: Element): boolean {
  let mirrored = false;
  for (let box: Element | null = drawing; box !== null; box = box.parentElement) {
    if (new DOMMatrix(getComputedStyle(box).transform).a < 0) mirrored = !mirrored;
  }
  return mirrored;
}

describe('what points along the text turns with it', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await show(Gallery);
    const drawings = () => [...document.querySelectorAll(pointing)];
    expect(drawings().filter(isMirrored).map(describeBox)).toEqual([]);
    html.dir = 'rtl';
    expect(
      drawings()
        .filter((drawing) => !isMirrored(drawing))
        .map(describeBox),
    ).toEqual([]);
  });
});

describe('holds narrow, large, from right to left and in Burmese at once', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await page.viewport(320, 844);
    html.style.fontSize = '32px';
    html.dir = 'rtl';
    html.lang = 'my';
    await show(Gallery, burmese);
    await expect.poll(broken).toEqual([]);
  });
});

describe('holds on a desktop, in Thai', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await page.viewport(1280, 800);
    html.lang = 'th';
    await show(Gallery, thai);
    await expect.poll(broken).toEqual([]);
  });
});

/** Controls whose ground alone said where they are: in forced colours that ground is gone. */
function edgeless(): string[] {
  const controls = document.body.querySelectorAll<HTMLElement>(
    'button[data-component], [role="checkbox"], [role="radio"], [role="switch"], [data-part="frame"]',
  );
  return [...controls]
    .filter((control) => {
      const style = getComputedStyle(control);
      const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 || style.outlineStyle !== 'none';
      const hasContent = control.textContent?.trim() !== '' || control.querySelector('svg, img');
      // A picture stays what it is where the element keeps its own colours.
      const isPicture = style.backgroundImage !== 'none' && style.forcedColorAdjust === 'none';
      const isDrawn = isPicture || getComputedStyle(control, '::after').content !== 'none';
      return !(hasEdge || hasContent || isDrawn) && control.getClientRects().length > 0;
    })
    .map(describeBox);
}

describe('says everything in forced colours', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await emulateMedia({ 'forced-colors': 'active' });
    await show(Gallery);
    expect([...tooWide(), ...edgeless()]).toEqual([]);
  });
});

/** What goes on changing its place or size. Fading is no motion. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running')
    .filter(({ effect }) =>
      effect instanceof KeyframeEffect
        ? effect
            .getKeyframes()
            .some((frame) =>
              ['transform', 'translate', 'rotate', 'scale'].some((of) => of in frame),
            )
        : false,
    )
    .map(({ effect }) => describeBox((effect as KeyframeEffect).target ?? document.body));
}

describe('nothing moves under reduced motion', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await show(Gallery);
    expect(moving()).toEqual([]);
  });
});

const dresses = themeNames.flatMap((theme) =>
  appearances.map((appearance) => ({ theme, appearance })),
);

describe('passes axe, every rule of it, in every theme and appearance', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const dressAs = await show(Gallery);
    const found: string[] = [];
    for (const dress of dresses) {
      await dressAs(dress);
      const lines = await violations();
      found.push(...lines.map((line) => `${dress.theme} ${dress.appearance}: ${line}`));
    }
    expect(found).toEqual([]);
  });
});
