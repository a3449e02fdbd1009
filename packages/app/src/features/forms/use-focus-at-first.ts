import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a step's field when the step mounts. */
export function useFocusAtFirst(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
