import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Translate, translateWith } from './translate.ts';

export type { Translate } from './translate.ts';

/** Says texts in the language that is shown; the component renders again when that changes. */
export function useTexts(): Translate {
  const { t } = useTranslation();
  return useMemo(() => translateWith(t), [t]);
}
