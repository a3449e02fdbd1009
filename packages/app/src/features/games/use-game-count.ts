import { useTexts } from '../../languages/use-texts.ts';

/** Writes how many games there are: "10,000 games". */
export function useGameCount(): (count: number) => string {
  const t = useTexts();
  return (count) => t('lobby:gameCount', { count, shown: count.toLocaleString('en-US') });
}
