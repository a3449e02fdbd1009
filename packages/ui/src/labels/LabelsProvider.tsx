import type { ReactNode } from 'react';
import { LabelsContext } from '../internal/useLabels.ts';
import type { KitLabels } from './kit.ts';

export interface LabelsProviderProps {
  /** Words of a language, from `@parlor/ui/labels/th_TH` and its neighbours, or some of one's own. */
  labels: Partial<KitLabels>;
  children: ReactNode;
}

/**
 * What the kit says by itself, for everything inside: "Close", "Show password", the names of months.
 * A component's own `labels` come before these; without a provider the kit speaks English.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
