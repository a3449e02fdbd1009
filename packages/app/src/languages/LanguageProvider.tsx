import { LabelsProvider } from '@parlor/ui/labels';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useApp } from '../app-context.ts';
import { LanguageContext } from './language-context.ts';
import { translateWith } from './translate.ts';

/** The app and the kit speak the language that is shown, and all is drawn again when that changes. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={useApp().languages.i18n}>
      <Shown>{children}</Shown>
    </I18nextProvider>
  );
}

/** It listens for all: a wall of games says hundreds of texts, and none of them need listen itself. */
function Shown({ children }: { children: ReactNode }) {
  const { languages } = useApp();
  const { t } = useTranslation();
  const language = useMemo(
    () => ({ texts: translateWith(t), locale: languages.shown() }),
    [t, languages],
  );
  return (
    <LanguageContext value={language}>
      <LabelsProvider labels={languages.kit()}>{children}</LabelsProvider>
    </LanguageContext>
  );
}
