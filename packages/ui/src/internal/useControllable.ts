import { useControllableState } from '@radix-ui/react-use-controllable-state';

const nobody = () => {};

/**
 * A value that is controlled by a prop; without the prop it starts with a default and is kept here.
 */
export function useControllable<Value>(
  prop: Value | undefined,
  defaultProp: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  return useControllableState({ prop, defaultProp, onChange: onChange ?? nobody });
}
