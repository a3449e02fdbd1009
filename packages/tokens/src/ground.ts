/**
 * The property that holds the page's background colour, for the browser's own interface, such as
 * the status bar of a phone. In a module of its own, so that an import of this name does not
 * include all tokens at run time.
 */
export const groundProperty = '--p-color-bg-page';
