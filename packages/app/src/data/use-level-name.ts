import { useTexts } from '../languages/use-texts.ts';
import { useSite } from './site.ts';

/** Returns the site's name of a member level. */
export function useLevelName(): (level: number) => string {
  const t = useTexts();
  const { userLevelList } = useSite();
  return (level) =>
    userLevelList.find((known) => known.level === level)?.name ?? t('account.level', { level });
}
