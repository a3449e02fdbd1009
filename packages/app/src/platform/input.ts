/** Whether the browser fills in a code from an SMS (WebOTP), so that no system keyboard is needed. */
export function canReadSms(): boolean {
  return typeof window !== 'undefined' && 'OTPCredential' in window;
}

/** Returns a function that reads the clipboard; undefined without the permission (product decision 48). */
export function clipboardReader(): (() => Promise<string>) | undefined {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard?.readText === undefined) return undefined;
  return () => clipboard.readText();
}

/** Calls back when a slash is pressed outside of text fields. Returns a function that stops it. */
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
