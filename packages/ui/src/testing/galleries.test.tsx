import { appearances, themeNames } from '@parlor/tokens';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { labels as burmese } from '../labels/my_MM.ts';
import { labels as thai } from '../labels/th_TH.ts';
import { pointing } from '../ThemeProvider/signs.css.ts';
import { colourViolations, violations } from './axe.ts';
import { galleries, type MountedGallery, mountGallery } from './galleries.tsx';
import { emulateMedia } from './media.ts';

const html = document.documentElement;
const LANG = html.lang;

const viewports = { phone: [390, 844], narrow: [320, 844], desktop: [1280, 800] } as const;

const combinations = themeNames.flatMap((theme) =>
  appearances.map((appearance) => ({ theme, appearance })),
);

/** Text that an element hides without an ellipsis, a fade or a way to scroll. */
function clipped(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(hidesText).map(describeBox);
}

function hidesText(element: HTMLElement): boolean {
  if (!hasText(element)) return false;
  const style = getComputedStyle(element);
  const isVisuallyHidden = element.clientWidth <= 1 || style.clipPath !== 'none';
  const isMasked = style.maskImage !== 'none' || element.closest('[aria-hidden="true"]') !== null;
  const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  if (isVisuallyHidden || isMasked || hasEllipsis) return false;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/** Text that overflows an ancestor which hides its overflow. */
function cutOff(): string[] {
  const isVisible = (element: Element) =>
    element.clientWidth > 1 && element.closest('[aria-hidden="true"], [inert]') === null;
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => hasText(element) && isVisible(element))
    .filter((element) => {
      const clipping = findClippingAncestor(element.parentElement);
      if (clipping === null) return false;
      const [inner, outer] = [element.getBoundingClientRect(), clipping.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    })
    .map((element) => `cut off: ${describeBox(element)}`);
}

/** The nearest element, from one outwards, that hides its horizontal overflow. */
function findClippingAncestor(from: HTMLElement | null): HTMLElement | null {
  for (let box = from; box !== null; box = box.parentElement) {
    const { overflowX, maskImage, clipPath } = getComputedStyle(box);
    // A fade shows that there is more; a clip path hides the element visually.
    if (maskImage !== 'none' || clipPath !== 'none') return null;
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return box;
  }
  return null;
}

const hasText = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );

function describeBox(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const component = element.closest('[data-component]')?.getAttribute('data-component');
  return `${component} ${part}: ${element.textContent?.slice(0, 40)}`;
}

/** Elements that make a page wider than its window, the innermost first. */
function tooWide(): string[] {
  if (html.scrollWidth <= html.clientWidth) return [];
  const isOutside = ({ left, right, width }: DOMRect) =>
    width > 0 && (right > html.clientWidth + 1 || left < -1);
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => isOutside(element.getBoundingClientRect()))
    .map(describeBox);
  return [`${html.scrollWidth} px wide`, ...outside.reverse().slice(0, 3)];
}

/** Layout that follows measurements is right one frame later, so that this is polled. */
const brokenLayout = () => [...tooWide(), ...clipped(), ...cutOff()];

/** Whether an icon is mirrored, by its own transform or that of an ancestor. */
function isMirrored(icon: Element): boolean {
  let mirrored = false;
  for (let box: Element | null = icon; box !== null; box = box.parentElement) {
    if (new DOMMatrix(getComputedStyle(box).transform).a < 0) mirrored = !mirrored;
  }
  return mirrored;
}

/** The visible icons that point along the text. */
const directionalIcons = () =>
  [...document.querySelectorAll(pointing)].filter((icon) => icon.checkVisibility());

/** The icons that point the wrong way, from left to right and from right to left. */
function wrongDirections(): string[] {
  const mirrored = directionalIcons().filter(isMirrored);
  html.dir = 'rtl';
  const unmirrored = directionalIcons().filter((icon) => !isMirrored(icon));
  return [...mirrored, ...unmirrored].map(describeBox);
}

/** Controls whose only visible edge is a background, which forced colours remove. */
function withoutEdge(): string[] {
  const controls = document.body.querySelectorAll<HTMLElement>(
    'button[data-component], [role="checkbox"], [role="radio"], [role="switch"], [data-part="frame"]',
  );
  return [...controls]
    .filter((control) => {
      const style = getComputedStyle(control);
      const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 || style.outlineStyle !== 'none';
      const hasContent = control.textContent?.trim() !== '' || control.querySelector('svg, img');
      // A background image stays where the element keeps its own colours.
      const isPicture = style.backgroundImage !== 'none' && style.forcedColorAdjust === 'none';
      const isDrawn = isPicture || getComputedStyle(control, '::after').content !== 'none';
      return !(hasEdge || hasContent || isDrawn) && control.getClientRects().length > 0;
    })
    .map(describeBox);
}

/** Elements whose position or size is animated. Fading is allowed under reduced motion. */
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

// One mount serves all checks of a gallery but the last; checks of the same viewport are grouped.
describe.each(galleries)('$name', ({ Gallery }) => {
  let gallery: MountedGallery;

  beforeAll(async () => {
    gallery = await mountGallery(Gallery);
  });

  afterEach(() => {
    html.removeAttribute('dir');
    html.lang = LANG;
    html.style.fontSize = '';
  });

  afterAll(() => gallery.unmount());

  test('mirrors its layout and directional icons from right to left', async () => {
    expect(wrongDirections()).toEqual([]);
    await gallery.update();
    await expect.poll(brokenLayout).toEqual([]);
  });

  test('keeps its layout with text at 200 %', async () => {
    html.style.fontSize = '32px';
    await gallery.update();
    await expect.poll(brokenLayout).toEqual([]);
  });

  describe('narrow phone', () => {
    beforeAll(() => page.viewport(...viewports.narrow));
    afterAll(() => page.viewport(...viewports.phone));

    test('keeps its layout at 320 px', async () => {
      await gallery.update();
      await expect.poll(brokenLayout).toEqual([]);
    });

    test('keeps its layout at 320 px with text at 200 %, from right to left and in Burmese', async () => {
      html.style.fontSize = '32px';
      html.dir = 'rtl';
      html.lang = 'my';
      await gallery.update({ labels: burmese });
      await expect.poll(brokenLayout).toEqual([]);
    });
  });

  describe('desktop', () => {
    beforeAll(() => page.viewport(...viewports.desktop));
    afterAll(() => page.viewport(...viewports.phone));

    test('keeps its layout on a desktop in Thai', async () => {
      html.lang = 'th';
      await gallery.update({ labels: thai });
      await expect.poll(brokenLayout).toEqual([]);
    });

    test('mirrors directional icons that only a desktop shows', async () => {
      await gallery.update();
      expect(wrongDirections()).toEqual([]);
    });
  });

  test('shows every control in forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    await gallery.update();
    expect([...tooWide(), ...withoutEdge()]).toEqual([]);
  });

  test('passes every axe rule in every theme and appearance', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const found: string[] = [];
    for (const [index, combination] of combinations.entries()) {
      await gallery.update(combination);
      // Themes differ in colours only.
      const lines = await (index === 0 ? violations() : colourViolations());
      found.push(...lines.map((line) => `${Object.values(combination).join(' ')}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  test('moves nothing under reduced motion', async () => {
    gallery.unmount();
    // The preference is set before the page loads: some animations start on mount only.
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    gallery = await mountGallery(Gallery);
    expect(moving()).toEqual([]);
  });
});

/** Galleries of components without a text of their own. */
const textless = [
  'Badge',
  'Divider',
  'FavoriteButton',
  'Icon',
  'IconButton',
  'NumericKeypad',
  'Skeleton',
  'Spinner',
  'ThemeProvider',
  'layout',
];

test.each(galleries.filter(({ name }) => !textless.includes(name)))(
  '$name has a sample in Burmese',
  async ({ stories }) => {
    let drawn = '';
    for (const story of stories) {
      const mounted = await mountGallery(story);
      drawn += document.body.innerHTML;
      mounted.unmount();
    }
    expect(drawn).toMatch(/[\u1000-\u109f]{4}/);
  },
);
