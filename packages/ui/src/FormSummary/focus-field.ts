const FOCUSABLE =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * Puts the focus into a field and brings it into sight, its label included. Where the id is that of a
 * group (radios, stars), the chosen one takes it, else the first.
 *
 * @returns whether there is such a field
 */
export function focusField(document: Document, id: string): boolean {
  const element = document.getElementById(id);
  const control =
    element?.matches(FOCUSABLE) === true
      ? element
      : (element?.querySelector<HTMLElement>('[aria-checked="true"]:not(:disabled)') ??
        element?.querySelector<HTMLElement>(FOCUSABLE));
  if (!control) return false;
  control.focus({ preventScroll: true });
  const field = control.closest('[data-component]') ?? control;
  field.scrollIntoView({ block: 'center' });
  return true;
}
