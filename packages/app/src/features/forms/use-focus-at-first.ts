import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on a step's field when the step appears: one question a screen, ready to be answered. */
export function useFocusAtFirst(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
