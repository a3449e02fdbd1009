import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { galleries, type MountedGallery, mountGallery } from './galleries.tsx';
import { practices } from './practices.ts';
import { finish } from './settled.ts';

/** Focusable elements, and elements that handle keys without focus. */
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [role="tooltip"]';

/** Native elements, whose keys the browser handles, and targets of focus that only scripts set. */
const NATIVE = 'a[href], button, input, select, textarea, summary, [tabindex="-1"]';

/** Scroll containers, whose keys the browser handles, and the focus guards of Radix. */
const IGNORED = '[data-part="body"], [data-part="scroll"], [data-radix-focus-guard]';

/** The focusable elements of the page, by component. */
function focusableByComponent(gallery: string): Map<string, Element[]> {
  const elements = [...document.body.querySelectorAll(FOCUSABLE)];
  return Map.groupBy(
    elements.filter((element) => !element.matches(IGNORED)),
    (element) => element.closest('[data-component]')?.getAttribute('data-component') ?? gallery,
  );
}

const short = (element: Element | undefined) => element?.outerHTML.slice(0, 160);

/** The styles that can render a focus ring of an element: its own, its siblings' and its ancestors'. */
function focusStyles(element: Element): string {
  const component = element.closest('[data-component]') ?? element;
  const around: Element[] = [component];
  for (let next: Element | null = element; next && next !== component; next = next.parentElement) {
    around.push(next);
  }
  const frame = element.closest('[data-part="frame"]') ?? element.parentElement;
  const beside = frame?.querySelectorAll('*') ?? [];
  return [...around, ...beside]
    .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
    .map(({ outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor }) =>
      [outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor].join(),
    )
    .join(';');
}

describe.each(galleries)('$name', ({ name, Gallery }) => {
  let gallery: MountedGallery;
  beforeAll(async () => {
    gallery = await mountGallery(Gallery);
  });
  afterAll(() => gallery.unmount());

  test('declares a keyboard practice for each focusable component', () => {
    const undeclared = [...focusableByComponent(name)].flatMap(([component, elements]) => {
      const practice = practices[component];
      if (practice === undefined) return [`${component}: ${short(elements[0])}`];
      if (practice !== 'native') return [];
      return elements
        .filter((element) => !element.matches(NATIVE) || element.hasAttribute('role'))
        .map((element) => `${component} is more than native: ${short(element)}`);
    });
    expect(undeclared).toEqual([]);
  });

  test('shows which element has focus', async () => {
    // Browsers match `:focus-visible` on scripted focus only if the last input was a key.
    await userEvent.tab();
    const stops = [...document.body.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.tabIndex >= 0 && !element.matches('[data-radix-focus-guard]'),
    );
    for (const stop of stops) {
      (document.activeElement as HTMLElement | null)?.blur();
      // A ring may fade out or be removed by a script in the next frame.
      await new Promise(requestAnimationFrame);
      finish();
      const without = focusStyles(stop);
      stop.focus({ preventScroll: true });
      // Disabled or hidden elements, and those behind a modal, are not focusable.
      if (document.activeElement !== stop) continue;
      const styles = () => {
        finish();
        return focusStyles(stop);
      };
      await expect.poll(styles, { message: stop.outerHTML.slice(0, 160) }).not.toBe(without);
    }
  });
});
