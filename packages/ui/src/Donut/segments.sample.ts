import type { DonutSegment } from './Donut.tsx';

/** A month of a player, by kind of transaction. */
export const sampleSegments: readonly DonutSegment[] = [
  { id: 'games', label: 'Games', value: 5_120, text: '₱5,120.00', tone: 'neutral' },
  { id: 'withdrawal', label: 'Withdrawals', value: 2_500, text: '₱2,500.00', tone: 'info' },
  { id: 'rewards', label: 'Promotions', value: 1_000, text: '₱1,000.00', tone: 'promo' },
  { id: 'member', label: 'Member bonus', value: 750, text: '₱750.00', tone: 'positive' },
  { id: 'rebate', label: 'Rebate', value: 40, text: '₱40.00', tone: 'caution' },
];
