/** The parts of a window that the script uses. */
export type DeferredStartWindow = Pick<
  Window & typeof globalThis,
  | 'document'
  | 'addEventListener'
  | 'removeEventListener'
  | 'requestAnimationFrame'
  | 'setTimeout'
  | 'MutationObserver'
  | 'location'
>;

/** Name of the `<meta>` with the address of the app's script, on pages that the server rendered. */
const DEFERRED_SCRIPT = 'app-script';

/**
 * Runs at the end of a page that the server rendered: starts the app once the pictures with priority
 * are painted, so that its script does not delay them. The first touch or key, or three seconds,
 * start it earlier. A press of a link waits until the page is hydrated, for two seconds at most: the app
 * decides what it opens, such as the question to log in. The build writes it into the page as text, as it
 * does the first paint.
 */
function startAfterPaint(window: DeferredStartWindow): void {
  const { document } = window;
  const src = document.querySelector('meta[name="app-script"]')?.getAttribute('content');
  if (!src) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = src;
    document.head.append(script);
  };
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that fails to load delays nothing either.
  Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() => {
    window.requestAnimationFrame(() => window.setTimeout(start));
  });
  window.setTimeout(start, 3_000);
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, start, { once: true, capture: true });
  }

  const data = document.getElementById('served-page');
  if (!data?.parentNode) return;
  let held: string | null = null;
  const hold = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const link = (event.target as Element).closest('a[href]');
    if (!isPlain || !link) return;
    event.preventDefault();
    if (held === null) window.setTimeout(release, 2_000);
    held = link.getAttribute('href');
  };
  const release = () => {
    window.removeEventListener('click', hold, true);
    observer.disconnect();
    if (held === null) return;
    const links = [...document.querySelectorAll('a')];
    const link = links.find((each) => each.getAttribute('href') === held);
    if (link) link.click();
    else window.location.assign(held);
    held = null;
  };
  // The app removes the page's data when it has hydrated the page.
  const observer = new window.MutationObserver(() => {
    if (!document.getElementById('served-page')) release();
  });
  observer.observe(data.parentNode, { childList: true });
  window.addEventListener('click', hold, true);
}

/** The page with the script at its end. */
export function withDeferredStart(html: string): string {
  return html.replace(
    '</body>',
    () => `  <script>(${startAfterPaint})(window)</script>\n  </body>`,
  );
}

const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Leaves the start of the app to the script at the end of the page. */
export function deferStart(html: string): string {
  return html.replace(
    moduleScript,
    (_, src: string) => `<meta name="${DEFERRED_SCRIPT}" content="${src}" />`,
  );
}
