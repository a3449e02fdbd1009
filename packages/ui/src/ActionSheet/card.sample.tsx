import { CreditCard, ReceiptText, Star, Trash2 } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import type { MenuItem } from '../Menu/index.ts';

/** Actions on a bank card, for stories. */
export const cardActions: MenuItem[] = [
  { value: 'first', label: 'Use by default', icon: <Icon icon={Star} /> },
  { value: 'bills', label: 'Its bills', icon: <Icon icon={ReceiptText} />, hint: '14' },
  { value: 'edit', label: 'Change the holder', icon: <Icon icon={CreditCard} />, disabled: true },
  { value: 'remove', label: 'Remove the card', icon: <Icon icon={Trash2} />, tone: 'critical' },
];
