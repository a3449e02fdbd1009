import { type KeyboardEvent, useRef } from 'react';

/** How many edits can be taken back. */
const MOST = 100;

/**
 * Takes edits back, and makes them again, by the keys of the platform. Browsers forget their own history
 * of an input as soon as a script writes its content, which formatting does with every key. A value that
 * somebody else set ends the history, as it does in the browser's own. What has no keys (an entry of a
 * menu, a shaken phone) asks the browser alone, which has nothing to take back.
 *
 * @param value what the field is worth now
 * @param restore sets it
 */
export function useUndo(value: string, restore: (value: string) => void) {
  const history = useRef({ past: [] as string[], future: [] as string[], last: value });

  /** What is left of the history: nothing, where the value is not the one that the last edit made. */
  const known = () => {
    if (history.current.last !== value) history.current = { past: [], future: [], last: value };
    return history.current;
  };

  /** Call it with each edit. */
  const record = (next: string) => {
    const { past } = known();
    if (next === value) return;
    history.current = { past: [...past, value].slice(-MOST), future: [], last: next };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = event.defaultPrevented ? undefined : askedOf(event);
    if (asked === undefined || event.currentTarget.readOnly) return;
    event.preventDefault();
    const { past, future } = known();
    const next = (asked === 'undo' ? past : future).at(-1);
    if (next === undefined) return;
    history.current =
      asked === 'undo'
        ? { past: past.slice(0, -1), future: [...future, value], last: next }
        : { past: [...past, value], future: future.slice(0, -1), last: next };
    restore(next);
  };

  return { record, onKeyDown };
}

function askedOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}
