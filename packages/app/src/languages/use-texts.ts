import { useApp } from '../app-context.ts';
import { useSignal } from '../platform/use-signal.ts';
import type { Translate } from './translate.ts';

export type { Translate } from './translate.ts';

/** Says texts in the language that is shown; the component renders again when that changes. */
export function useTexts(): Translate {
  return useSignal(useApp().languages);
}
