import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApp } from '../../app-context.ts';

/** In another language, what the server has worded is asked for anew. */
export function AskAnew() {
  const { shownAnswers, themeAndLocale } = useApp();
  const { cache } = useSWRConfig();
  useEffect(() => {
    const changed = themeAndLocale.on('askAnew', () => shownAnswers.renew(cache));
    return () => changed.unsubscribe();
  }, [shownAnswers, themeAndLocale, cache]);
  return null;
}
