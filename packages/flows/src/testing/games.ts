import type { FundingRecord, GameSession, Launch } from '@parlor/api/entities';
import { promotionRecord } from '@parlor/api/fixtures';

export const launch: Launch = {
  sessionId: 's1',
  launchUrl: 'https://games.example/games/slot/?session=s1',
  gameOrigin: 'https://games.example',
  movedIn: '100.00',
  collected: null,
};

/** A session whose money has been returned. */
export const settledSession: GameSession = {
  sessionId: 's1',
  gameId: 'g1',
  gameName: 'Jade Fortune',
  state: 'settled',
  movedIn: '100.00',
  inGame: '0.00',
  recovered: '120.00',
  staked: '10.00',
  won: '30.00',
  startedAt: '2026-11-18T02:00:00Z',
  endedAt: '2026-11-18T02:10:00Z',
  retryAt: null,
};

/** An open promotion record that pays for the game. */
export const fundingRecord: FundingRecord = {
  ...promotionRecord,
  id: 'r1',
  freeSpins: 0,
  reason: null,
  countsPercent: '100.00',
  maxStake: '100.00',
  freeSpinStake: null,
};
