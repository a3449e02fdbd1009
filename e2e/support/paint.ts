import type { Page, Route } from '@playwright/test';

/** What a page wears. */
export interface Dress {
  theme: string | undefined;
  appearance: string | undefined;
  colorScheme: string;
  /** The colour in which a phone paints its own bars. */
  themeColor: string;
  /** The ground of the page: what the style sheet says. */
  ground: string;
}

export const dressOf = (page: Page): Promise<Dress> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    // As computed styles write colours.
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

/** Keeps the app's own scripts from coming, so that what is painted first can be looked at. */
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

/** The colour of the page's middle as it is painted at this moment, as `rgb(…)`. */
export async function paintedColour(page: Page): Promise<string> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: size.width / 2, y: size.height / 2, width: 1, height: 1 };
  const picture = await page.screenshot({ clip, scale: 'css' });
  // The browser itself reads the picture.
  const [red, green, blue] = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, picture.toString('base64'));
  return `rgb(${red}, ${green}, ${blue})`;
}
