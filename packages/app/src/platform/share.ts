/** The content of the system's share sheet. */
export interface Shared {
  title: string;
  url: string;
}

/**
 * Returns a function that opens the system's share sheet; undefined without one, as on most
 * desktops and without a secure context (product decision 48). The function resolves with false
 * when sharing failed.
 */
export function systemShare(): ((shared: Shared) => Promise<boolean>) | undefined {
  if (typeof navigator === 'undefined' || navigator.share === undefined) return undefined;
  return async (shared) => {
    try {
      await navigator.share(shared);
      return true;
    } catch (failure) {
      // The player closed the sheet: no failure.
      return failure instanceof DOMException && failure.name === 'AbortError';
    }
  };
}
