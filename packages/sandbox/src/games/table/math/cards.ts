/** A card of a 52-card deck: 0 to 12 are the ace to the king of spades, then hearts, diamonds, clubs. */
export const getRank = (card: number): number => (card % 13) + 1;

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

export const getSuit = (card: number): Suit => suits[Math.floor(card / 13) % 4] ?? 'spades';

export const isRed = (card: number): boolean => ['hearts', 'diamonds'].includes(getSuit(card));

export const DECK = 52;
