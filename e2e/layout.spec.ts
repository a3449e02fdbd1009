import { games } from '@parlor/api/calls';
import type { Client } from '@parlor/api/client';
import type { Page } from '@playwright/test';
import specification from '../docs/specification/routes.json' with { type: 'json' };
import { createPlayerClient } from './support/player.ts';
import { expect, playerTest, test } from './support/test.ts';

const WIDTHS = [320, 600, 768, 1024, 1100, 1200, 1920];

/** These paths redirect at once or run in a frame, so they show no page. */
const skipped = ['/', '/pages/redirect/redirect', '/pages/index/gamePostMessagePage'];
const paths = specification.routes
  .map(({ path }) => path)
  .filter((path) => !skipped.includes(path));

/** Authentication routes and the two location pages are shown to visitors, too (product decision 16). */
const isForVisitor = (path: string) =>
  specification.public.includes(path) || /^\/pages\/login\/|-location$/.test(path);
const visitorPaths = paths.filter(isForVisitor);
const playerPaths = paths.filter((path) => !isForVisitor(path));

/** Addresses of the routes, with the ids that their pages need. */
async function findAddresses(routes: readonly string[], client: Client): Promise<string[]> {
  const home = await client.call(games.home, {});
  const queries: Record<string, string | undefined> = {
    '/pages/index/gameDetail': home.newGames[0]?.gameId,
    '/pages/index/playingGame': home.newGames[0]?.gameId,
    '/pages/index/makerGameList': home.makers[0]?.makerId,
    '/pages/browser/browserDetail': home.categories[0]?.categoryId,
  };
  return routes.map((path) => (queries[path] === undefined ? path : `${path}?id=${queries[path]}`));
}

/** What is wrong with the layout of the page as it is: what is covered, cut, or too wide. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Shown only with keyboard focus.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      element.closest('[aria-hidden="true"], [inert], [data-part="skip"]') === null
    );
  };
  const describeElement = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;

  /** What lies over the middle of an element, unless it is meant to float there. */
  const findCover = (element: Element): Element | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || element.contains(hit) || hit.contains(element)) return undefined;
    for (let box: Element | null = hit; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed') return undefined;
    }
    // A link may fill the card that it is in.
    const card = hit.closest('a, button, label, input')?.parentElement?.closest('[data-component]');
    return card?.contains(element) ? undefined : hit;
  };
  const targets = [...document.querySelectorAll('h1, h2, h3, h4, button, a[href]')].filter(isShown);
  for (const target of targets.slice(0, 60)) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const cover = findCover(target);
    if (cover !== undefined)
      faults.push(`${describeElement(target)} is covered by ${describeElement(cover)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });

  const titles = 'h1, h2, h3, h4, [data-component="Banner"] [data-part="title"]';
  for (const element of document.querySelectorAll(
    `${titles}, button, a[href], button *, a[href] *`,
  )) {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (!hasText || overflowX === 'visible' || !isShown(element)) continue;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 2;
    const saysSo = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (isCut && (!saysSo || element.matches(titles)))
      faults.push(`${describeElement(element)} is cut`);
  }
  return faults;
}

/** Checks one page at every width: resized rather than loaded again. */
async function expectLayout(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
    // React renders the layout of another width after this, on a busy machine somewhat later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(layoutFaults), {
        message: `${address} at ${width} px`,
        timeout: 5_000,
      })
      .toEqual([]);
  }
}

test('no page covers, cuts or widens at any width, for a visitor @desktop', async ({ page }) => {
  test.slow();
  for (const address of await findAddresses(visitorPaths, createPlayerClient(null))) {
    await expectLayout(page, address);
  }
});

playerTest.use({ wallet: '500.00' });

playerTest(
  'no page covers, cuts or widens at any width, for a player @desktop',
  async ({ page, player }) => {
    playerTest.slow();
    for (const address of await findAddresses(playerPaths, player.client)) {
      await expectLayout(page, address);
    }
  },
);
