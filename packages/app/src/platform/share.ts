/** What the system's own sheet of sharing takes. */
export interface Shared {
  title: string;
  url: string;
}

/**
 * Opens the system's own sheet of sharing; undefined where there is none, as on most desktops and
 * without a secure context (product decision 48). It answers false when nothing could be shared.
 */
export function systemShare(): ((shared: Shared) => Promise<boolean>) | undefined {
  if (typeof navigator === 'undefined' || navigator.share === undefined) return undefined;
  return async (shared) => {
    try {
      await navigator.share(shared);
      return true;
    } catch (failure) {
      // Who closes the sheet has changed their mind.
      return failure instanceof DOMException && failure.name === 'AbortError';
    }
  };
}
