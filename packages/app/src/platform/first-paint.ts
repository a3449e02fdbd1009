/** Colours of the page by theme: light, then dark. */
export type Grounds = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The part of a window that the script uses. */
export type FirstPaintWindow = Pick<Window, 'document' | 'localStorage' | 'matchMedia'>;

/**
 * Runs while the page is parsed, before the first paint and before the app is loaded: sets the stored
 * theme, appearance and locale on `<html>`, so that no other theme flashes.
 * The build writes it into the page as text (`vite.config.ts`), which the policy allows by its hash
 * (product decision 47): it may use nothing but its arguments.
 */
function applyFirstPaint(window: FirstPaintWindow, grounds: Grounds): void {
  const { document } = window;
  const page = document.documentElement;
  const read = (name: string) => {
    try {
      return window.localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  const theme = Object.hasOwn(grounds, read('theme')) ? read('theme') : 'green';
  const appearance = read('appearance');
  const isChosen = appearance === 'light' || appearance === 'dark';
  page.dataset.theme = theme;
  if (isChosen) page.dataset.appearance = appearance;
  const isDark = isChosen
    ? appearance === 'dark'
    : window.matchMedia('(prefers-color-scheme: dark)').matches;
  // The value that the app sets: a change at startup would recompute the styles of the whole page.
  page.style.colorScheme = isDark ? 'dark' : 'light';
  const ground = grounds[theme]?.[isDark ? 1 : 0] ?? '';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  const locale = read('locale');
  if (/^[a-z]{2}_[A-Z]{2}$/.test(locale)) page.lang = locale.replace('_', '-');
}

/** The page's head with the script and what it fills in. */
export function withFirstPaint(html: string, grounds: Grounds, placeholder: string): string {
  if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
  const meta = `<meta name="theme-color" content="${grounds.green?.[0] ?? ''}" />`;
  const script = `<script>(${applyFirstPaint})(window,${JSON.stringify(grounds)})</script>`;
  return html.replace(placeholder, () => `${meta}\n    ${script}`);
}
