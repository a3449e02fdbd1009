/** Can the page read a code from an SMS by itself, so that no system keyboard is needed for it? */
export function canReadSms(): boolean {
  return typeof window !== 'undefined' && 'OTPCredential' in window;
}

/** Reads the clipboard; undefined where the page may not (product decision 48). */
export function clipboardReader(): (() => Promise<string>) | undefined {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard?.readText === undefined) return undefined;
  return () => clipboard.readText();
}

/** Calls back when a slash is pressed that is not part of a text. Returns how to stop. */
export function onSlash(callback: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    if (isTyping) return;
    event.preventDefault();
    callback();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
