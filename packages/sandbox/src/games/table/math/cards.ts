import type { RandomSource } from '../../engine.ts';

/** A card of a 52-card deck: 0 to 12 are the ace to the king of spades, then hearts, diamonds, clubs. */
export const getRank = (card: number): number => (card % 13) + 1;

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

export const getSuit = (card: number): Suit => suits[Math.floor(card / 13) % 4] ?? 'spades';

export const isRed = (card: number): boolean => ['hearts', 'diamonds'].includes(getSuit(card));

export const DECK = 52;

/** Deals from a shuffled shoe: each card is drawn from those that are left. */
export function createShoe(decks: number, random: RandomSource): () => number {
  const shoe = Array.from({ length: decks * DECK }, (_, index) => index % DECK);
  return () => shoe.splice(random.int(shoe.length), 1)[0] ?? 0;
}
