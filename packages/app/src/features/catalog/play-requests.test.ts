import { expect, it } from 'vitest';
import type { Session } from '../../data/session.ts';
import { requestPlay, takePlayRequest } from './play-requests.ts';

it('consumes a tap on Play once, for its game only', () => {
  const session = {} as Session;
  expect(takePlayRequest(session, 'slot')).toBe(false);
  requestPlay(session, 'slot');
  expect(takePlayRequest(session, 'slot')).toBe(true);
  expect(takePlayRequest(session, 'slot')).toBe(false);
  requestPlay(session, 'slot');
  expect(takePlayRequest(session, 'roulette')).toBe(false);
  expect(takePlayRequest(session, 'slot')).toBe(false);
});
