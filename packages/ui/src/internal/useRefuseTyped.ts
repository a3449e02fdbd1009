import { type RefObject, useEffect, useRef } from 'react';

/**
 * Rejects typed text before it reaches an input: afterwards, it would already have moved the caret
 * and replaced the selection. A native listener, because React derives its own `onBeforeInput` from
 * events that some keyboards do not send. Pasted and composed text passes.
 */
export function useRefuseTyped(
  input: RefObject<HTMLInputElement | null>,
  refuses: (typed: string, input: HTMLInputElement) => boolean,
): void {
  const latest = useRef(refuses);
  useEffect(() => {
    latest.current = refuses;
  });
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.data === null) return;
      if (latest.current(event.data, element)) event.preventDefault();
    };
    element.addEventListener('beforeinput', refuse);
    return () => element.removeEventListener('beforeinput', refuse);
  }, [input]);
}
