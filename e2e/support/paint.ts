import type { Page, Route } from '@playwright/test';

/** Theme, appearance and computed colors of a page. */
export interface PageAppearance {
  theme: string | undefined;
  appearance: string | undefined;
  colorScheme: string;
  /** The color of the browser's bars on a phone. */
  themeColor: string;
  /** The computed background color of the body. */
  ground: string;
}

export const getAppearance = (page: Page): Promise<PageAppearance> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    // Converts the color to the format of computed styles.
    const { style } = new Option();
    style.color = meta?.content ?? '';
    return {
      theme: dataset.theme,
      appearance: dataset.appearance,
      colorScheme: getComputedStyle(document.documentElement).colorScheme,
      themeColor: style.color,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });

/** Blocks the app's scripts, so that the first paint can be checked. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Reads the painted color in the middle of the page from a screenshot, as `rgb(…)`. */
export async function readPaintedColor(page: Page): Promise<string> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: size.width / 2, y: size.height / 2, width: 1, height: 1 };
  const picture = await page.screenshot({ clip, scale: 'css' });
  // Decodes the screenshot in the browser.
  const [red, green, blue] = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, picture.toString('base64'));
  return `rgb(${red}, ${green}, ${blue})`;
}
