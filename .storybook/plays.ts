interface Dressed {
  globals: Readonly<Record<string, unknown>>;
  /** What the story sets by itself. Storybook gives it, and its types do not say so. */
  storyGlobals?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a story is acted out. Who plays goes by the words that the story begins with; under another
 * language of the toolbar, or of a picture's mode, it is drawn and left alone.
 */
export function isPlayed({ globals, storyGlobals }: Dressed, usual: string): boolean {
  return globals.locale === (storyGlobals?.locale ?? usual);
}

interface Preview {
  currentRender?: { renderOptions?: { autoplay?: boolean } };
}

/**
 * Draws the story without acting it out, until the next. Storybook has no parameter for that; it reads
 * this option once `beforeEach` is done.
 * @returns how to let plays go on
 */
export function leaveAlone(): () => void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  const options = preview?.currentRender?.renderOptions;
  if (!options?.autoplay) return () => {};
  options.autoplay = false;
  return () => {
    options.autoplay = true;
  };
}
