/** The address bar and the document: operations on the page as a whole. */
export const page = {
  width: () => window.innerWidth,
  origin: () => window.location.origin,
  userAgent: () => navigator.userAgent,
  path: () => window.location.pathname,
  search: () => window.location.search,
  /** Vertical scroll position, in px. */
  scrollTop: () => window.scrollY,
  reload: () => window.location.reload(),
  /** Leaves for another document; `href` is absolute for other origins (a hosted checkout). */
  open: (href: string) => window.location.assign(href),
  scrollTo: (top: number) => window.scrollTo({ top, behavior: 'instant' }),
  /**
   * The style sheet decides whether scrolling is smooth, since it follows the reduced-motion
   * preference.
   */
  scrollToTop: () => window.scrollTo({ top: 0 }),
  /** Moves the focus if the focused element was removed; by default to the page's main part. */
  catchFocus: (target: HTMLElement | null = document.querySelector('main')) => {
    if (document.activeElement !== document.body) return;
    target?.focus({ preventScroll: true });
  },
  /** Scrolls no further than needed to show an element. */
  reveal: (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' }),
  /** Preloads a picture. */
  loadPicture: (src: string) => {
    new Image().src = src;
  },
  /** Text of the element with this id; undefined without one. */
  readText: (id: string) => document.getElementById(id)?.textContent ?? undefined,
  removeElement: (id: string) => document.getElementById(id)?.remove(),
  setTitle: (title: string) => {
    document.title = title;
  },
  setLanguage: (tag: string) => {
    document.documentElement.lang = tag;
  },
  setIcon: (href: string) => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
  },
};
