import { startTransition, useOptimistic } from 'react';

/**
 * Shows a choice at once. The page of its address is rendered in a transition, which may take a busy
 * device a second.
 *
 * @param value the choice of the rendered page
 * @param onChoose changes the address; resolves when that is done
 * @returns the choice to show, and a function that chooses another one
 */
export function useOptimisticChoice<Value extends string>(
  value: Value,
  onChoose: (value: Value) => Promise<void>,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(async () => {
      show(next);
      await onChoose(next);
    });
  return [shown, choose];
}
