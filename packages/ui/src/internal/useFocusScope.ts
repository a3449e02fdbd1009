import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface FocusScopeOptions {
  /** Holds focus while it is so. */
  open: boolean;
  panel: RefObject<HTMLElement | null>;
  /** Called when it is there, unless focus is inside already. */
  onEnter: (panel: HTMLElement) => void;
  /** Called once it has gone. */
  onLeave: () => void;
}

/** The scopes that are there, the uppermost last: only that one holds focus. */
const scopes: object[] = [];

/** What floats above all scopes, and holds its own. */
const floating = '[data-radix-popper-content-wrapper]';

/**
 * Holds focus inside of a panel: what leaves is brought back, and Tab turns at its ends.
 */
export function useFocusScope({ open, panel, onEnter, onLeave }: FocusScopeOptions): void {
  const scope = useRef({}).current;
  const had = useRef<HTMLElement>(null);

  useEffect(() => {
    const within = panel.current;
    if (!open || within === null) return undefined;
    const hold = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusin' ? target : relatedTarget;
      if (!(next instanceof HTMLElement) || scopes.at(-1) !== scope) return;
      if (!within.contains(next)) {
        if (next.closest(floating) === null) focus(had.current);
      } else if (type === 'focusin') {
        had.current = next;
      }
    };
    const turn = (event: KeyboardEvent) => {
      const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
      const focused = document.activeElement;
      if (!isTab || scopes.at(-1) !== scope || !within.contains(focused)) return;
      const stops = stopsIn(within);
      const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
      if (focused !== (last ?? within)) return;
      event.preventDefault();
      focus(first);
    };
    // What had the focus may be taken out of the page.
    const observer = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return;
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) focus(within);
    });
    document.addEventListener('focusin', hold);
    document.addEventListener('focusout', hold);
    document.addEventListener('keydown', turn);
    observer.observe(within, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      document.removeEventListener('focusout', hold);
      document.removeEventListener('keydown', turn);
      observer.disconnect();
    };
  }, [open, panel, scope]);

  const enter = useEffectEvent(onEnter);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    scopes.push(scope);
    const within = panel.current;
    if (within !== null && !within.contains(document.activeElement)) enter(within);
    return () => {
      setTimeout(() => {
        latest.current();
        scopes.splice(scopes.indexOf(scope), 1);
      });
    };
  }, [panel, scope]);
}

/** What Tab stops at, in the order of the page. */
const stopsIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** As the key does it, the text of a field is selected. */
function focus(element: HTMLElement | null | undefined) {
  const before = document.activeElement;
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement && element !== before) element.select();
}
