/**
 * Where focus goes when a dialog opens: to what asked for it (`autoFocus`), else to the dialog
 * itself, whose name is then read. Not to its first control, which is the cross.
 */
export function focusPanel(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (panel instanceof HTMLElement && !panel.contains(document.activeElement)) {
    panel.focus({ preventScroll: true });
  }
}
