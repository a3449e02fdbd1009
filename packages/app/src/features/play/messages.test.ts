import { describe, expect, it } from 'vitest';
import { hostMessage, readGameMessage } from './messages.ts';
import { returnPageMessage } from './return-page.ts';

const gameWindow = { name: 'the frame' };
const frame = {
  window: gameWindow,
  gameOrigin: 'https://games.example',
  ownOrigin: 'https://parlor.example',
};
const from = (data: unknown, over: { origin?: string; source?: unknown } = {}) =>
  readGameMessage({ data, origin: frame.gameOrigin, source: gameWindow, ...over }, frame);
const said = (fields: object) => ({ v: 1, source: 'parlor-game', ...fields });

describe('messages of the game page (S26)', () => {
  it.each(['ready', 'balanceStale', 'cashierRequest', 'exitRequest', 'paused'])('%s', (type) => {
    expect(from(said({ type }))).toEqual({ type: `game.${type}` });
  });

  it('parses whether the sound is on', () => {
    expect(from(said({ type: 'sound', on: true }))).toEqual({ type: 'game.sound', on: true });
    expect(from(said({ type: 'sound', on: 'yes' }))).toBeUndefined();
  });

  it('parses rounds with their amounts only', () => {
    const round = { roundId: 'r1', staked: '2.00', won: '0', balance: '498.00' };
    expect(from(said({ type: 'roundEnd', ...round, sessionToken: 'x' }))).toEqual({
      type: 'game.roundEnd',
      ...round,
    });
    expect(from(said({ type: 'roundStart', roundId: 'r1', staked: '2.00' }))).toEqual({
      type: 'game.roundStart',
      roundId: 'r1',
      staked: '2.00',
    });
    expect(from(said({ type: 'error', code: 'LOST' }))).toEqual({
      type: 'game.error',
      code: 'LOST',
    });
  });

  it.each([
    ['another origin', { origin: 'https://games.example.evil' }],
    ['a sandboxed page without origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
  ])('ignores messages from %s', (_, over) => {
    expect(from(said({ type: 'ready' }), over)).toBeUndefined();
  });

  it('ignores messages before the frame exists', () => {
    const message = { data: said({ type: 'ready' }), origin: frame.gameOrigin, source: null };
    expect(readGameMessage(message, { ...frame, window: null })).toBeUndefined();
  });

  it.each([
    [null],
    ['ready'],
    [{ type: 'ready' }],
    [{ v: 2, source: 'parlor-game', type: 'ready' }],
    [{ v: 1, source: 'parlor-host', type: 'ready' }],
    [said({ type: 'transfer', amount: '1000' })],
    [said({ type: 'roundEnd', roundId: 'r1', staked: '2.00', won: 5, balance: '1' })],
    [said({ type: 'roundEnd', roundId: 'r1', staked: '2.00', won: '-5', balance: '1' })],
    [said({ type: 'roundStart', roundId: '', staked: '2.00' })],
    [said({ type: 'error', code: 'x'.repeat(65) })],
  ])('rejects a message of another shape: %o', (data) => {
    expect(from(data)).toBeUndefined();
  });

  it('accepts the exit of the return page inside the frame (product decision 19), and no other message of its own origin', () => {
    const own = { origin: frame.ownOrigin };
    expect(from(returnPageMessage, own)).toEqual({ type: 'game.exitRequest' });
    expect(from(said({ type: 'ready' }), own)).toBeUndefined();
    expect(from(returnPageMessage)).toBeUndefined();
    expect(from(returnPageMessage, { ...own, source: {} })).toBeUndefined();
  });
});

it('wraps messages of the host in the envelope', () => {
  expect(hostMessage({ type: 'pause', reason: 'deposit' })).toEqual({
    v: 1,
    source: 'parlor-host',
    type: 'pause',
    reason: 'deposit',
  });
});
