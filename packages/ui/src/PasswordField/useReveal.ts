import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a password is revealed. It is hidden again when its form is submitted or cleared, so that
 * it does not stay on screen. Revealing and hiding keep the caret position.
 */
export function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null] | undefined>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const hide = () => setRevealed(false);
    form.addEventListener('submit', hide);
    form.addEventListener('reset', hide);
    return () => {
      form.removeEventListener('submit', hide);
      form.removeEventListener('reset', hide);
    };
  }, [input]);

  // A browser that changes an input's type moves the caret to the start or the end. No dependency
  // list: it must run after whichever render changes the type.
  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === undefined || element === null) return;
    const [start, end] = caret.current;
    caret.current = undefined;
    element.setSelectionRange(start, end);
  });

  return {
    revealed,
    toggle() {
      const element = input.current;
      // Only when it has focus: Safari focuses an input whose selection is set.
      if (element !== null && element === element.ownerDocument.activeElement) {
        caret.current = [element.selectionStart, element.selectionEnd];
      }
      setRevealed(!revealed);
    },
  };
}
