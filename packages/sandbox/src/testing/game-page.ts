import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type GamePages, startGamePages } from './start-game-pages.ts';

/** Registers the pages of a test file: opened before its tests, closed after each, without errors. */
export function useGamePages(): GamePages {
  let pages: GamePages | undefined;
  const get = (): GamePages => {
    if (pages === undefined) throw new Error('The game pages open before the first test.');
    return pages;
  };
  beforeAll(async () => {
    pages = await startGamePages();
  });
  afterAll(() => get().close());
  afterEach(async () => expect(await get().closePages()).toEqual([]));
  return {
    get dataDir() {
      return get().dataDir;
    },
    closePages: () => get().closePages(),
    open: (...args) => get().open(...args),
    launch: (...args) => get().launch(...args),
    close: () => get().close(),
  };
}

export const getPhase = (page: Page) => page.locator('#game').getAttribute('data-phase');
export const getText = (page: Page, id: string) => page.locator(`#${id}`).textContent();

/** The screens on which every control of a game must fit. */
export const SCREENS = [
  [320, 568],
  [390, 844],
  [1440, 900],
  [844, 390],
] as const;

/** Checks that the elements of a selector lie on the screen and none over another. */
export async function expectToFit(page: Page, selector: string, least: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = element.id || element.textContent || element.className;
      return { name, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(least);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
  );
  expect(outside).toEqual([]);
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => `${one.name} over ${other.name}`),
  );
  expect(overlaps).toEqual([]);
}
