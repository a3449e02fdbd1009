import { expect, it } from 'vitest';
import type { Session } from '../../data/session.ts';
import { requestPlay, takePlayRequest } from './play-requests.ts';

it('counts a tap on Play once, and for its own game alone', () => {
  const session = {} as Session;
  expect(takePlayRequest(session, 'slot')).toBe(false);
  requestPlay(session, 'slot');
  expect(takePlayRequest(session, 'slot')).toBe(true);
  expect(takePlayRequest(session, 'slot')).toBe(false);
  requestPlay(session, 'slot');
  expect(takePlayRequest(session, 'roulette')).toBe(false);
  expect(takePlayRequest(session, 'slot')).toBe(false);
});
