import { describe, expect, it } from 'vitest';
import {
  type HostEvent,
  type HostMessage,
  type HostWindow,
  hostOrigin,
  openHost,
  readHostMessage,
} from './host.ts';

const HOST = 'https://play.example';

describe('the origin of the host', () => {
  it('is the claim if the browser agrees', () => {
    expect(hostOrigin({ claimed: HOST, referrer: `${HOST}/x`, ancestors: null })).toBe(HOST);
    expect(hostOrigin({ claimed: HOST, referrer: '', ancestors: [HOST] })).toBe(HOST);
    expect(hostOrigin({ claimed: HOST, referrer: '', ancestors: null })).toBe(HOST);
  });

  it('is null if the browser disagrees or the claim is not an origin', () => {
    const evil = 'https://evil.example';
    expect(hostOrigin({ claimed: HOST, referrer: '', ancestors: [evil] })).toBeNull();
    expect(hostOrigin({ claimed: HOST, referrer: `${evil}/`, ancestors: null })).toBeNull();
    for (const claimed of [null, '', '*', 'null', 'javascript:alert(1)', `${HOST}/path`]) {
      expect(hostOrigin({ claimed, referrer: '', ancestors: null })).toBeNull();
    }
  });
});

describe('a message of the host', () => {
  const said = (fields: object): HostMessage | null =>
    readHostMessage({ v: 1, source: 'parlor-host', ...fields });

  it('is parsed if its shape is exact', () => {
    expect(said({ type: 'balanceRefresh' })).toEqual({ type: 'balanceRefresh' });
    expect(said({ type: 'pause', reason: 'limit' })).toEqual({ type: 'pause', reason: 'limit' });
    expect(said({ type: 'setLocale', locale: 'th_TH' })).toEqual({
      type: 'setLocale',
      locale: 'th_TH',
    });
    expect(said({ type: 'setSound', on: true })).toEqual({ type: 'setSound', on: true });
  });

  it('is null in any other shape', () => {
    for (const data of [null, 'pause', 7, [], { type: 'exit' }]) {
      expect(readHostMessage(data)).toBeNull();
    }
    expect(said({ type: 'spin' })).toBeNull();
    expect(said({ type: 'setSound', on: 'yes' })).toBeNull();
    expect(readHostMessage({ v: 2, source: 'parlor-host', type: 'exit' })).toBeNull();
    expect(readHostMessage({ v: 1, source: 'parlor-game', type: 'exit' })).toBeNull();
  });
});

describe('the bridge', () => {
  const open = (origin: string | null) => {
    const sent: { message: unknown; origin: string }[] = [];
    const received: HostMessage[] = [];
    const listeners: ((event: HostEvent) => void)[] = [];
    const window: HostWindow = {
      parent: { postMessage: (message, target) => sent.push({ message, origin: target }) },
      addEventListener: (_, listener) => listeners.push(listener),
    };
    const host = openHost(
      window,
      origin,
      (minor) => `${minor}¢`,
      (message) => received.push(message),
    );
    const receive = (event: Partial<HostEvent>): void => {
      const data = { v: 1, source: 'parlor-host', type: 'exit' };
      for (const listener of listeners) {
        listener({ data, origin: HOST, source: window.parent, ...event });
      }
    };
    return { host, sent, received, receive };
  };

  it('sends to the exact origin, with amounts as decimals', () => {
    const { host, sent } = open(HOST);
    host.tell({ type: 'roundStart', roundId: 'r1', staked: 200n });
    expect(sent).toEqual([
      {
        origin: HOST,
        message: { v: 1, source: 'parlor-game', type: 'roundStart', roundId: 'r1', staked: '200¢' },
      },
    ]);
  });

  it('receives messages of the parent at that origin only', () => {
    const { received, receive } = open(HOST);
    receive({ origin: 'https://evil.example' });
    receive({ source: {} });
    receive({ data: 'exit' });
    expect(received).toEqual([]);
    receive({});
    expect(received).toEqual([{ type: 'exit' }]);
  });

  it('neither sends nor receives without an origin', () => {
    const { host, sent, received, receive } = open(null);
    host.tell({ type: 'ready' });
    receive({});
    expect([sent, received]).toEqual([[], []]);
  });
});
