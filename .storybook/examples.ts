/** A story of a docs page. */
interface Story {
  id: string;
  moduleExport: { play?: unknown; args?: unknown; render?: unknown };
}

/** Whether a docs page shows a story. A test alone, which only plays, would look like the default. */
export const isExample = ({ id, moduleExport: { play, args, render } }: Story): boolean =>
  id.endsWith('--default') || play === undefined || args !== undefined || render !== undefined;
