import { expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { requestPlay, takePlayRequest } from './play-requests.ts';

it('counts a tap on Play once, and for its own game alone', () => {
  const app = {} as App;
  expect(takePlayRequest(app, 'slot')).toBe(false);
  requestPlay(app, 'slot');
  expect(takePlayRequest(app, 'slot')).toBe(true);
  expect(takePlayRequest(app, 'slot')).toBe(false);
  requestPlay(app, 'slot');
  expect(takePlayRequest(app, 'roulette')).toBe(false);
  expect(takePlayRequest(app, 'slot')).toBe(false);
});
