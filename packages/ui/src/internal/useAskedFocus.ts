import { useInsertionEffect, useRef } from 'react';

/**
 * Notes what asks for focus (`autoFocus`) while a layer is drawn. A modal below holds the focus until
 * the layer above it is there, and takes it back from what asks for it meanwhile.
 * @param before what had the focus when the layer began.
 * @returns what asked inside of an element; `undefined` where nothing did.
 */
export function useAskedFocus(before: Element | null) {
  const asked = useRef<EventTarget>(null);
  // Before the layer's own elements are told that they are in the page.
  useInsertionEffect(() => {
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusout' ? relatedTarget : target;
      if (next !== before) asked.current = next;
    };
    document.addEventListener('focusout', note, true);
    document.addEventListener('focusin', note, true);
    return () => {
      document.removeEventListener('focusout', note, true);
      document.removeEventListener('focusin', note, true);
    };
  }, [before]);
  return (layer: Element): HTMLElement | undefined =>
    asked.current instanceof HTMLElement && layer.contains(asked.current)
      ? asked.current
      : undefined;
}
