/** The address bar and the document: what the app may do to the page as a whole. */
export const page = {
  width: () => window.innerWidth,
  origin: () => window.location.origin,
  userAgent: () => navigator.userAgent,
  path: () => window.location.pathname,
  /** How far down it is scrolled, in px. */
  scrollTop: () => window.scrollY,
  reload: () => window.location.reload(),
  /** Leaves for another document; `href` is absolute for other origins (a hosted checkout). */
  open: (href: string) => window.location.assign(href),
  scrollTo: (top: number) => window.scrollTo({ top, behavior: 'instant' }),
  /** Smooth or not is the style sheet's to say, which knows about reduced motion. */
  scrollToTop: () => window.scrollTo({ top: 0 }),
  /** Gives the focus to the page's own part, where it went with what was on the page before. */
  catchFocus: () => {
    if (document.activeElement !== document.body) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  },
  /** Requests a picture without showing it. */
  loadPicture: (src: string) => {
    new Image().src = src;
  },
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
