const FOCUSABLE =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * Focuses a field and scrolls it into view with its label. If the id is that of a
 * group (radios, stars), the selected option takes focus, otherwise the first.
 * @returns whether the field exists
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
