import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deferStart, withDeferredStart } from './deferred-start.ts';

const built =
  '<head><script type="module" crossorigin src="/assets/index-a.js"></script></head><body></body>';

/** Runs the script as a page does: its text, with only a window as global. */
function open(html: string, pictures: readonly Promise<void>[] = []) {
  const src = /name="app-script" content="([^"]+)"/.exec(html)?.[1];
  const started: string[] = [];
  const listeners = new Map<string, () => void>();
  const timers: { call: () => void; ms: number }[] = [];
  const opened: string[] = [];
  const links = [{ getAttribute: () => '/game?id=1', click: () => opened.push('by the app') }];
  const page = { isServed: true, hydrate: () => undefined };
  const window = {
    document: {
      querySelector: () => (src === undefined ? null : { getAttribute: () => src }),
      querySelectorAll: (selector: string) =>
        selector === 'a' ? links : pictures.map((picture) => ({ decode: () => picture })),
      getElementById: () => (page.isServed ? { parentNode: {} } : null),
      createElement: () => ({}),
      head: { append: (script: { src: string }) => started.push(script.src) },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    location: { assign: (href: string) => opened.push(href) },
    MutationObserver: class {
      constructor(call: () => undefined) {
        page.hydrate = call;
      }
      observe() {}
      disconnect() {}
    },
    requestAnimationFrame: (call: () => void) => call(),
    setTimeout: (call: () => void, ms = 0) => void timers.push({ call, ms }),
  };
  const script = /<script>([\s\S]*)<\/script>/.exec(withDeferredStart(html))?.[1] ?? '';
  runInNewContext(script, { window });
  const pass = async (ms: number) => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    for (const timer of timers) if (timer.ms <= ms) timer.call();
  };
  /** Presses a link with a mouse. @returns whether the browser is kept from following it. */
  const press = (href: string, changes: object = {}) => {
    let isHeld = false;
    const listener = listeners.get('click') as ((event: object) => void) | undefined;
    listener?.({
      button: 0,
      target: { closest: () => ({ getAttribute: () => href }) },
      preventDefault: () => {
        isHeld = true;
      },
      ...changes,
    });
    return isHeld;
  };
  const hydrate = () => {
    page.isServed = false;
    page.hydrate();
  };
  return { started, listeners, pass, press, hydrate, opened };
}

describe('the start of the app on a page that the server rendered', () => {
  it('waits for the pictures with priority', async () => {
    const picture = Promise.withResolvers<void>();
    const { started, pass } = open(deferStart(built), [picture.promise]);
    await pass(100);
    expect(started).toEqual([]);
    picture.resolve();
    await pass(100);
    expect(started).toEqual(['/assets/index-a.js']);
  });

  it('does not wait for a picture that fails', async () => {
    const { started, pass } = open(deferStart(built), [Promise.reject(new Error('no picture'))]);
    await pass(100);
    expect(started).toHaveLength(1);
  });

  it.each(['pointerdown', 'keydown'])('does not wait longer than the first %s', (type) => {
    const { started, listeners } = open(deferStart(built), [new Promise(() => undefined)]);
    listeners.get(type)?.();
    expect(started).toHaveLength(1);
  });

  it('waits three seconds at most, and happens once', async () => {
    const { started, listeners, pass } = open(deferStart(built), [new Promise(() => undefined)]);
    await pass(3_000);
    listeners.get('keydown')?.();
    expect(started).toHaveLength(1);
  });

  it('is left to the script of a page that the browser renders', async () => {
    const { started, listeners, pass } = open(built);
    await pass(3_000);
    expect([started, listeners.size]).toEqual([[], 0]);
  });

  it('holds a press of a link until the page is hydrated, so that the app decides what it opens', () => {
    const { press, hydrate, opened } = open(deferStart(built));
    expect(press('/game?id=1')).toBe(true);
    expect(opened).toEqual([]);
    hydrate();
    expect(opened).toEqual(['by the app']);
    expect(press('/game?id=1')).toBe(false);
  });

  it('follows a link that the hydrated page does not have', () => {
    const { press, hydrate, opened } = open(deferStart(built));
    press('/gone');
    hydrate();
    expect(opened).toEqual(['/gone']);
  });

  it('holds a press for two seconds at most', async () => {
    const { press, pass, opened } = open(deferStart(built));
    press('/game?id=1');
    await pass(2_000);
    expect(opened).toEqual(['by the app']);
  });

  it('leaves a press that opens a new tab to the browser', () => {
    const { press } = open(deferStart(built));
    expect(press('/game?id=1', { ctrlKey: true })).toBe(false);
  });
});
