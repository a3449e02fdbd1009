import type { BankCard } from '@parlor/api/entities';
import { useTexts } from '../../languages/use-texts.ts';

/** Names a card: the bank and the last four digits. */
export function useCardName(): (card: Pick<BankCard, 'bankName' | 'lastFour'>) => string {
  const t = useTexts();
  return ({ bankName: bank, lastFour }) => t('cards:cardName', { bank, lastFour });
}
