import type { createToastStore } from '@parlor/ui/Toast';
import { createContext } from 'react';
import type { Languages } from '../languages/languages.ts';
import { useRequiredContext } from '../platform/required-context.ts';
import { explain } from './errors.ts';

export type Toasts = ReturnType<typeof createToastStore>;

export const ToastsContext = createContext<Toasts | null>(null);

export const useToasts = (): Toasts => useRequiredContext(ToastsContext);

interface RefusalPorts {
  languages: Languages;
  toasts: Toasts;
}

/**
 * Shows the error of an action in a toast of 3 s, for an action without a place of its own for
 * errors (docs/product.md: Error catalogue).
 */
export function toastRefusal(
  { languages, toasts }: RefusalPorts,
  error: unknown,
  id: string,
): void {
  toasts.show({ text: explain(languages.get(), error).text, tone: 'critical', id });
}
