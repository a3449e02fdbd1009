import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, createExpect, expect, test } from 'vitest';
import { type GamePages, startGamePages } from './start-game-pages.ts';

interface GamePageFixtures {
  /** Opens a page of this test alone. It is closed after the test, and must not report errors. */
  readonly open: (
    gameCode: string,
    device?: BrowserContextOptions,
    locale?: string,
  ) => Promise<Page>;
  /** Polls until the assertion passes, for as long as the longest shared round takes. */
  readonly eventually: <Value>(look: () => Value) => ReturnType<typeof expect.poll<Value>>;
}

let pages: GamePages | undefined;

function getPages(): GamePages {
  if (pages === undefined) throw new Error('The game pages open before the first test.');
  return pages;
}

/** Registers the browser and the sandbox of a test file. */
export function useGamePages(): { readonly dataDir: string } {
  beforeAll(async () => {
    pages = await startGamePages();
  });
  afterAll(() => getPages().close());
  return {
    get dataDir() {
      return getPages().dataDir;
    },
  };
}

/** Tests may run concurrently: rounds that all players share take seconds, mostly of waiting. */
export const it = test.extend<GamePageFixtures>({
  open: async ({ onTestFinished }, use) => {
    const opened: Page[] = [];
    const problems: string[] = [];
    onTestFinished(async () => {
      await Promise.all(opened.map((page) => page.context().close()));
      expect(problems).toEqual([]);
    });
    await use(async (...args) => {
      const page = await getPages().open(problems, ...args);
      opened.push(page);
      return page;
    });
  },
  eventually: async ({ task }, use) => {
    const expect = createExpect(task);
    await use((look) => expect.poll(look, { timeout: 75_000 }));
  },
});

export const getPhase = (page: Page) => page.locator('#game').getAttribute('data-phase');
export const getText = (page: Page, id: string) => page.locator(`#${id}`).textContent();

/** The screens on which every control of a game must fit. */
const SCREENS = [
  [320, 568],
  [390, 844],
  [1440, 900],
  [844, 390],
] as const;

/** Runs a check on each screen: one page, whose size changes. */
export async function checkScreens(page: Page, check: () => Promise<void>): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    // A game in a frame of its host has its new size later than the host.
    for (const frame of page.frames()) {
      await frame.waitForFunction(
        (size) => innerWidth === size.width && innerHeight === size.height,
        { width, height },
      );
      // Scripts adjust the layout in the frame after the change.
      await frame.evaluate(async () => {
        for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
      });
    }
    await check().catch((cause: unknown) => {
      throw new Error(`on a screen of ${width} by ${height}`, { cause });
    });
  }
}

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
