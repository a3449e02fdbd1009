import { LabelsProvider } from '@parlor/ui/labels';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LanguageContext } from './language-context.ts';
import type { Languages } from './languages.ts';
import { translateWith } from './translate.ts';

interface Props {
  languages: Languages;
  children: ReactNode;
}

/** Provides the texts of the app and the labels of the kit, and renders again when the language changes. */
export function LanguageProvider({ languages, children }: Props) {
  return (
    <I18nextProvider i18n={languages.i18n}>
      <ShownLanguage languages={languages}>{children}</ShownLanguage>
    </I18nextProvider>
  );
}

/** Subscribes once for all components: a grid of games shows hundreds of texts. */
function ShownLanguage({ languages, children }: Props) {
  const { t } = useTranslation();
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
