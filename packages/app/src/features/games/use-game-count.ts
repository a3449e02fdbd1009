import { useTexts } from '../../languages/use-texts.ts';

/** Formats a number of games: "10,000 games". */
export function useGameCount(): (count: number) => string {
  const t = useTexts();
  return (count) => t('lobby:gameCount', { count, shown: count.toLocaleString('en-US') });
}
