import { LabelsProvider } from '@parlor/ui/labels';
import type { ReactNode } from 'react';
import { useApp } from '../app-context.ts';
import { useTexts } from './use-texts.ts';

/** The kit speaks the language that is shown. */
export function KitLanguage({ children }: { children: ReactNode }) {
  // Draws it again when the language changes.
  useTexts();
  return <LabelsProvider labels={useApp().languages.kit()}>{children}</LabelsProvider>;
}
