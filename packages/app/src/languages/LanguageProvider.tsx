import { LabelsProvider } from '@parlor/ui/labels';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageContext } from './language-context.ts';
import type { Languages } from './languages.ts';
import { translateWith } from './translate.ts';

interface Props {
  languages: Languages;
  children: ReactNode;
}

/**
 * Provides the texts of the app and the labels of the kit, and renders again when the language changes.
 * It subscribes once for all components: a grid of games shows hundreds of texts.
 */
export function LanguageProvider({ languages, children }: Props) {
  const { t } = useTranslation(undefined, { i18n: languages.i18n });
  const language = useMemo(
    () => ({ languages, texts: translateWith(t), locale: languages.shown() }),
    [t, languages],
  );
  return (
    <LanguageContext value={language}>
      <LabelsProvider labels={languages.kit()}>{children}</LabelsProvider>
    </LanguageContext>
  );
}
