import type { ReactNode } from 'react';
import { LabelsContext } from '../internal/useLabels.ts';
import type { KitLabels } from './kit.ts';

export interface LabelsProviderProps {
  /**
   * Texts of a language, from `@parlor/ui/labels/th_TH` and the modules beside it, or a partial set
   * of your own.
   */
  labels: Partial<KitLabels>;
  children: ReactNode;
}

/**
 * Default texts of the kit for everything inside: "Close", "Show password", the names of months. A
 * component's own `labels` override these; without a provider the texts are English.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
