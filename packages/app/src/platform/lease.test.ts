import { describe, expect, it } from 'vitest';
import { whileHoldingLease } from './lease.ts';
import { createMemoryStore, createStorage } from './storage.ts';

/** Tabs that share a storage, each with its own heartbeat, which a test can suspend. */
function setUp() {
  const store = createMemoryStore();
  const time = { now: 1_000_000 };
  const tabs: { beat: () => void; hide: () => void; awake: boolean; tellOthers: () => void }[] = [];

  const open = (owner: string) => {
    const led: string[] = [];
    const closing = new AbortController();
    let tell: (name: string | null) => void = () => undefined;
    const storage = createStorage(store, (listener) => {
      tell = listener;
    });
    const tab = {
      beat: () => undefined,
      hide: () => undefined,
      awake: true,
      tellOthers: () => tell('onlineTimeLease'),
    };
    tabs.push(tab);
    const ended = whileHoldingLease(
      'onlineTimeLease',
      closing.signal,
      (lead) =>
        new Promise((resolve) => {
          led.push('began');
          lead.addEventListener('abort', () => {
            led.push('ended');
            resolve();
          });
        }),
      {
        storage,
        owner,
        now: () => time.now,
        onHide(callback) {
          tab.hide = callback as () => undefined;
          return () => undefined;
        },
        every(_, callback) {
          tab.beat = callback as () => undefined;
          return () => {
            tab.beat = () => undefined;
          };
        },
      },
    );
    return {
      led,
      sleep: () => {
        tab.awake = false;
      },
      wake: () => {
        tab.awake = true;
      },
      /** The window is closed: only handlers of page unload still run. */
      vanish: () => {
        tab.hide();
        tab.awake = false;
        for (const other of tabs) if (other !== tab) other.tellOthers();
      },
      close: async () => {
        closing.abort();
        await ended;
        for (const other of tabs) if (other !== tab) other.tellOthers();
      },
    };
  };

  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      time.now += 5000;
      for (const tab of tabs) if (tab.awake) tab.beat();
    }
  };
  return { open, pass, store };
}

describe('a lease where there are no locks (product decision 48)', () => {
  it('makes a single tab the leader after one renewal', () => {
    const { open, pass } = setUp();
    const one = open('one');
    expect(one.led).toEqual([]);
    pass(5);
    expect(one.led).toEqual(['began']);
    pass(600);
    expect(one.led).toEqual(['began']);
  });

  it('makes one of several tabs the leader', () => {
    const { open, pass } = setUp();
    const [one, two, three] = [open('one'), open('two'), open('three')];
    pass(600);
    expect([one.led, two.led, three.led]).toEqual([['began'], [], []]);
  });

  it('makes the tab whose name is still stored the leader after a simultaneous write', () => {
    const { open, pass, store } = setUp();
    const one = open('one');
    store.setItem('onlineTimeLease', JSON.stringify({ owner: 'two', until: 1_015_000 }));
    pass(10);
    expect(one.led).toEqual([]);
    pass(15);
    expect(one.led).toEqual(['began']);
  });

  it('releases the lease when a tab closes', async () => {
    const { open, pass } = setUp();
    const [one, two] = [open('one'), open('two')];
    pass(10);
    await one.close();
    expect(one.led).toEqual(['began', 'ended']);
    pass(5);
    expect(two.led).toEqual(['began']);
  });

  it('releases the lease when a window closes', () => {
    const { open, pass } = setUp();
    const [one, two] = [open('one'), open('two')];
    pass(10);
    one.vanish();
    pass(5);
    expect([one.led, two.led]).toEqual([['began'], ['began']]);
  });

  it('stops leading in a page that is restored while another tab leads', () => {
    const { open, pass } = setUp();
    const [one, two] = [open('one'), open('two')];
    pass(10);
    one.vanish();
    pass(5);
    one.wake();
    pass(5);
    expect([one.led, two.led]).toEqual([['began', 'ended'], ['began']]);
  });

  it('loses the lease 15 seconds after a tab is suspended, and stops it on resume', () => {
    const { open, pass } = setUp();
    const [one, two] = [open('one'), open('two')];
    pass(10);
    one.sleep();
    pass(10);
    expect(two.led).toEqual([]);
    pass(15);
    expect(two.led).toEqual(['began']);
    one.wake();
    pass(5);
    expect(one.led).toEqual(['began', 'ended']);
    pass(60);
    expect([one.led, two.led]).toEqual([['began', 'ended'], ['began']]);
  });

  it.each(['nonsense', '{}', '{"owner":1,"until":2}', '{"owner":"gone","until":99999999999}'])(
    'what is stored as %s keeps nobody from leading',
    (stored) => {
      const { open, pass, store } = setUp();
      store.setItem('onlineTimeLease', stored);
      const one = open('one');
      pass(5);
      expect(one.led).toEqual(['began']);
    },
  );

  it('removes the lease from the storage when it closes', async () => {
    const { open, pass, store } = setUp();
    const one = open('one');
    pass(10);
    await one.close();
    expect(store.getItem('onlineTimeLease')).toBeNull();
  });
});
