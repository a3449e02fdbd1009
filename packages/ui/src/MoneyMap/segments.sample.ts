import type { MoneyMapSegment } from './MoneyMap.tsx';

/** A wallet for stories and tests: 12,480.50 in five places. */
export const walletSegments: MoneyMapSegment[] = [
  {
    id: 'wallet',
    label: 'Wallet',
    meta: 'Ready to play or withdraw',
    amount: '8214.35',
    tone: 'positive',
  },
  { id: 'games', label: 'In games', meta: 'Royale Roulette', amount: '1520.00', tone: 'info' },
  {
    id: 'transit',
    label: 'In transit',
    meta: 'On its way to Wheel of Manila',
    amount: '750.00',
    tone: 'info',
    pattern: 'striped',
  },
  {
    id: 'promotions',
    label: 'In promotions',
    meta: 'Monsoon Reload',
    amount: '1496.15',
    tone: 'promo',
  },
  {
    id: 'hold',
    label: 'On hold',
    meta: 'Withdrawal under review',
    amount: '500.00',
    tone: 'neutral',
    pattern: 'striped',
  },
];

/** The same places, all zero. */
export const emptySegments: MoneyMapSegment[] = walletSegments.map(({ meta: _meta, ...rest }) => ({
  ...rest,
  amount: '0.00',
}));
