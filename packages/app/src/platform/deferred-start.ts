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
  | 'performance'
  | 'Event'
>;

/** Name of the `<meta>` with the address of the app's script, on pages that the server rendered. */
const DEFERRED_SCRIPT = 'app-script';

/**
 * Runs at the end of a page that the server rendered: starts the app once the pictures with priority
 * are painted, so that its script does not delay them. On a repeated visit, when the browser has the
 * style sheet of this build in its cache, and so the script and the pictures too, it starts after the
 * first paint. The first touch or key, or three seconds, start it earlier.
 *
 * A press of a link or a button, by pointer or key, is offered to the app until it is taken: the app
 * decides what a link opens, such as the question to log in, and buttons do nothing without it. Parts
 * of the page are hydrated after the page, so the script stays for five seconds more. A link that
 * nobody takes in that time is followed, as the browser would.
 *
 * The build writes it into the page as text, as it does the first paint.
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
  const isCached = window.performance
    .getEntriesByType('resource')
    .some(
      (entry) => entry.name.endsWith('.css') && !(entry as PerformanceResourceTiming).transferSize,
    );
  if (isCached) {
    const preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.crossOrigin = '';
    preload.href = src;
    document.head.append(preload);
  }
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const awaited = isCached ? [] : [...pictures];
  // A picture that fails to load delays nothing either.
  Promise.allSettled(awaited.map((picture) => picture.decode())).then(() => {
    window.requestAnimationFrame(() => window.setTimeout(start));
  });
  window.setTimeout(start, 3_000);
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, start, { once: true, capture: true });
  }

  const data = document.getElementById('served-page');
  if (!data?.parentNode) return;
  const OFFER_MS = 100;
  const OFFERS = 50;
  const PRESSABLE = 'a[href], button[type="button"]';
  /**
   * Presses that wait, in their order, with the number of clicks: the game menu ignores a click that
   * ends a drag, but no key. Each button is pressed once, and of several links the last one is followed.
   */
  let held: { pressed: HTMLElement; detail: number }[] = [];
  let offered: Event | null = null;
  const isLink = (element: HTMLElement) => element.getAttribute('href') !== null;
  const hold = (event: MouseEvent) => {
    if (event === offered) return;
    const isPlain =
      event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const pressed = (event.target as Element).closest<HTMLElement>(PRESSABLE);
    if (!isPlain || !pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isOffering = held.length > 0;
    held = held.filter(
      (each) => each.pressed !== pressed && !(isLink(pressed) && isLink(each.pressed)),
    );
    held.push({ pressed, detail: event.detail });
    if (!isOffering) offer(OFFERS);
  };
  const describe = (element: HTMLElement) =>
    ['href', 'aria-label'].map((name) => element.getAttribute(name)).concat(element.textContent);
  /** A page that is not hydrated but rendered again has other elements. */
  const find = (pressed: HTMLElement) => {
    if (pressed.isConnected) return pressed;
    const all = [...document.querySelectorAll<HTMLElement>(PRESSABLE)];
    return all.find((each) => String(describe(each)) === String(describe(pressed)));
  };
  const offer = (left: number) => {
    const [first] = held;
    if (!first) return;
    const { pressed, detail } = first;
    const target = find(pressed);
    // Before hydration nothing listens. After it, React stops a press of a part that is not yet
    // hydrated on its way down, so that it does not reach its target.
    const isHydrated = !document.getElementById('served-page');
    let isTaken = false;
    const take = () => {
      isTaken = isHydrated;
    };
    // Unlike a MouseEvent, an event without a handler does not make the browser follow a link.
    offered = new window.Event('click', { bubbles: true, cancelable: true });
    target?.addEventListener('click', take, { once: true });
    const isPrevented =
      target?.dispatchEvent(Object.assign(offered, { button: 0, detail })) === false;
    target?.removeEventListener('click', take);
    const href = pressed.getAttribute('href');
    const isDone = isPrevented || (isTaken && href === null);
    if (!isDone && left > 0) {
      // The browser can follow a link without the app; a button waits for it.
      const rest = href === null && !isHydrated ? left : left - 1;
      window.setTimeout(() => offer(rest), OFFER_MS);
      return;
    }
    // A link leaves the page on which the others were pressed.
    held = href === null ? held.slice(1) : [];
    if (!isDone && href !== null) window.location.assign(href);
    // The app renders what the first press has changed.
    if (held.length > 0) window.setTimeout(() => offer(OFFERS), OFFER_MS);
  };
  // The app removes the page's data when it has hydrated the page, though not yet all of its parts.
  const observer = new window.MutationObserver(() => {
    if (document.getElementById('served-page')) return;
    observer.disconnect();
    window.setTimeout(() => window.removeEventListener('click', hold, true), OFFERS * OFFER_MS);
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
