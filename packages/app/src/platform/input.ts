/** Can the page read a code from an SMS by itself, so that no system keyboard is needed for it? */
export function canReadSms(): boolean {
  return typeof window !== 'undefined' && 'OTPCredential' in window;
}

/** Reads the clipboard; undefined where the page may not (decisions 48). */
export function clipboardReader(): (() => Promise<string>) | undefined {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard?.readText === undefined) return undefined;
  return () => clipboard.readText();
}
