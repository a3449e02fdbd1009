import { useTexts } from '../languages/use-texts.ts';
import { useSite } from './site.ts';

/** Says a member level by the name that the site gives it. */
export function useLevelName(): (level: number) => string {
  const t = useTexts();
  const { userLevelList } = useSite();
  return (level) =>
    userLevelList.find((known) => known.level === level)?.name ?? t('account.level', { level });
}
