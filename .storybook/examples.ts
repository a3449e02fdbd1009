/** A story of a docs page. */
interface Story {
  id: string;
  moduleExport: { play?: unknown; args?: unknown; render?: unknown };
}

/**
 * Whether a docs page shows a story as an example. A test alone, which only plays, would look like the
 * default, and the page has a section called Playground.
 */
export const isExample = ({ id, moduleExport: { play, args, render } }: Story): boolean =>
  !id.endsWith('--playground') &&
  (id.endsWith('--default') || play === undefined || args !== undefined || render !== undefined);
