import type { BankCard } from '@parlor/api/entities';
import { Landmark } from 'lucide-react';

/** The icon of a bank, or a generic one. */
export function BankIcon({ card }: { card: Pick<BankCard, 'icon'> }) {
  if (card.icon === '') return <Landmark aria-hidden="true" size={24} strokeWidth={1.75} />;
  return <img src={card.icon} alt="" width={32} height={32} />;
}
