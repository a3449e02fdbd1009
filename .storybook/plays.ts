interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
  /** Globals that the story sets. Storybook passes them, but its types lack them. */
  storyGlobals?: Readonly<Record<string, unknown>>;
}

/**
 * Whether the play function runs. It queries texts of the story's initial locale; in another locale
 * from the toolbar or a mode the story is only rendered.
 */
export function shouldPlay(
  { globals, storyGlobals }: StoryContext,
  initialLocale: string,
): boolean {
  return globals.locale === (storyGlobals?.locale ?? initialLocale);
}

/** Name of a frame that shows a story as it opens, without its play function. */
export const OPENING_FRAME = 'opening';

interface Preview {
  currentRender?: { renderOptions?: { autoplay?: boolean } };
}

/**
 * Renders the story without its play function. Storybook has no parameter for that; it reads
 * this option once `beforeEach` is done.
 * @returns a function that enables play functions again
 */
export function skipPlay(): () => void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  const options = preview?.currentRender?.renderOptions;
  if (!options?.autoplay) return () => {};
  options.autoplay = false;
  return () => {
    options.autoplay = true;
  };
}
