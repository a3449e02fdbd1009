import { sampleGames } from '../GameTile/covers.sample.ts';
import type { Win } from './WinnersTicker.tsx';

const scenes = [
  ['09•• 317', '₱18,450.00'],
  ['09•• 882', '₱6,120.50'],
  ['09•• 045', '₱4,975.00'],
  ['09•• 661', '₱2,310.75'],
  ['09•• 209', '₱960.00'],
  ['09•• 574', '₱12,040.00'],
] as const;

/** Wins for stories. */
export const sampleWins: Win[] = scenes.map(([player, amount], index) => {
  const game = sampleGames[index % sampleGames.length] ?? sampleGames[0];
  return { id: player, game: game.name, cover: game.cover, player, amount, href: '#game' };
});
