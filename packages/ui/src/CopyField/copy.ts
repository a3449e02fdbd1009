/**
 * Writes text to the clipboard. Without a secure context (a phone on the local network) there is no
 * Clipboard API; `execCommand` still works there, inside a tap handler.
 * @returns whether it succeeded
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Rejected by a policy or a lost focus: the command below may still be allowed.
    }
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  const focused = document.activeElement;
  // A dialog's focus trap would take focus outside of it back before the command runs.
  (focused?.parentElement ?? document.body).append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
