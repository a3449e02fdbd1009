import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { galleries, show } from './galleries.tsx';
import { practices } from './practices.ts';
import { finish } from './settled.ts';

/** What takes focus, and what has keys without taking it. */
const REACHED =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [role="tooltip"]';

/** The browser's own elements, whose keys are its own, and what scripts alone put focus on. */
const NATIVE = 'a[href], button, input, select, textarea, summary, [tabindex="-1"]';

/** What merely scrolls is a stop, with the browser's own keys; guards turn focus back. */
const ASIDE = '[data-part="body"], [data-part="scroll"], [data-radix-focus-guard]';

/** What can be reached on the page, by the component that it is part of. */
function reached(gallery: string): Map<string, Element[]> {
  const elements = [...document.body.querySelectorAll(REACHED)];
  return Map.groupBy(
    elements.filter((element) => !element.matches(ASIDE)),
    (element) => element.closest('[data-component]')?.getAttribute('data-component') ?? gallery,
  );
}

const short = (element: Element | undefined) => element?.outerHTML.slice(0, 160);

describe('what can be reached says by which practice it is worked with keys alone', () => {
  test.each(galleries)('$name', async ({ name, Gallery }) => {
    await show(Gallery);
    const unsaid = [...reached(name)].flatMap(([component, elements]) => {
      const practice = practices[component];
      if (practice === undefined) return [`${component}: ${short(elements[0])}`];
      if (practice !== 'native') return [];
      return elements
        .filter((element) => !element.matches(NATIVE) || element.hasAttribute('role'))
        .map((element) => `${component} is more than native: ${short(element)}`);
    });
    expect(unsaid).toEqual([]);
  });
});

/** All that can draw a ring for an element: itself, what stands beside it, and what is around it. */
function rings(element: Element): string {
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

describe('what has focus is seen to have it', () => {
  test.each(galleries)('$name', async ({ Gallery }) => {
    await show(Gallery);
    // A browser draws rings for who used keys last; scripts alone are not taken for that.
    await userEvent.tab();
    const stops = [...document.body.querySelectorAll<HTMLElement>(REACHED)].filter(
      (element) => element.tabIndex >= 0 && !element.matches('[data-radix-focus-guard]'),
    );
    for (const stop of stops) {
      (document.activeElement as HTMLElement | null)?.blur();
      // A ring fades, and one that is drawn by script goes a moment later: until then the element still
      // looks as if it had focus.
      await new Promise(requestAnimationFrame);
      finish();
      const without = rings(stop);
      stop.focus({ preventScroll: true });
      // What is disabled, hidden or behind a modal takes none.
      if (document.activeElement !== stop) continue;
      // What is drawn by script is drawn a moment later.
      const look = () => {
        finish();
        return rings(stop);
      };
      await expect.poll(look, { message: stop.outerHTML.slice(0, 160) }).not.toBe(without);
    }
  });
});
