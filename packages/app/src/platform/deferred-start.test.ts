import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deferStart, withDeferredStart } from './deferred-start.ts';

const built =
  '<head><script type="module" crossorigin src="/assets/index-a.js"></script></head><body></body>';

/** Runs the script as a page does: its text, with only a window as global. */
function open(html: string, pictures: readonly Promise<void>[] = [], transferSize = 20_000) {
  const src = /name="app-script" content="([^"]+)"/.exec(html)?.[1];
  const started: string[] = [];
  const preloaded: unknown[] = [];
  const listeners = new Map<string, () => void>();
  const timers: { call: () => void; ms: number }[] = [];
  const opened: string[] = [];
  const details: unknown[] = [];
  const page = { isServed: true, hydrate: () => undefined };
  /** Elements whose part of the page is hydrated: the app takes a press. */
  const hydrated = new Set<string>();
  const createElement = (name: string, isConnected: boolean) => {
    const isLink = name.startsWith('/');
    const attributes: Record<string, string> = isLink ? { href: name } : { 'aria-label': name };
    const element = Object.assign(new EventTarget(), {
      isConnected,
      textContent: '',
      getAttribute: (attribute: string) => attributes[attribute] ?? null,
    });
    const dispatch = element.dispatchEvent.bind(element);
    element.dispatchEvent = (event) => {
      // React lets no press reach a part of a hydrated page that is not hydrated itself.
      if (!page.isServed && !hydrated.has(name)) return true;
      return dispatch(event);
    };
    element.addEventListener('click', (event) => {
      if (!hydrated.has(name) || !('button' in event)) return;
      opened.push(`${name} by the app`);
      details.push(Reflect.get(event, 'detail'));
      if (isLink) event.preventDefault();
    });
    return element;
  };
  const elements = [createElement('/game?id=1', true), createElement('Sign up', true)];
  const connected = new Map<string, (typeof elements)[number]>();
  const getElement = (name: string, isConnected: boolean) => {
    if (!isConnected) return createElement(name, false);
    const element = connected.get(name) ?? createElement(name, true);
    connected.set(name, element);
    return element;
  };
  const window = {
    document: {
      querySelector: () => (src === undefined ? null : { getAttribute: () => src }),
      querySelectorAll: (selector: string) =>
        selector.startsWith('a')
          ? elements
          : pictures.map((picture) => ({ decode: () => picture })),
      getElementById: () => (page.isServed ? { parentNode: {} } : null),
      createElement: () => ({}),
      head: {
        append: ({ src, href }: { src?: string; href?: string }) =>
          src === undefined ? preloaded.push(href) : started.push(src),
      },
    },
    performance: {
      getEntriesByType: () => [
        { name: 'https://cdn.test/banner.webp', transferSize: 0 },
        { name: 'https://parlor.test/assets/index-a.css', transferSize },
      ],
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    location: { assign: (href: string) => opened.push(href) },
    Event,
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
    for (const timer of timers.splice(0)) {
      if (timer.ms <= ms) timer.call();
      else timers.push(timer);
    }
  };
  /** Presses a link or a button. @returns whether the browser is kept from following it. */
  const press = (name: string, changes: object = {}, isConnected = true) => {
    let isHeld = false;
    const listener = listeners.get('click') as ((event: object) => void) | undefined;
    listener?.({
      button: 0,
      target: { closest: () => getElement(name, isConnected) },
      preventDefault: () => {
        isHeld = true;
      },
      stopImmediatePropagation: () => undefined,
      ...changes,
    });
    return isHeld;
  };
  const hydrate = (...names: string[]) => {
    page.isServed = false;
    page.hydrate();
    for (const name of names) hydrated.add(name);
  };
  return { started, preloaded, listeners, pass, press, hydrate, opened, details };
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

  it('waits only for the first paint on a repeated visit, and loads the script before', async () => {
    const forever = [new Promise<void>(() => undefined)];
    const { started, preloaded, pass } = open(deferStart(built), forever, 0);
    expect(preloaded).toEqual(['/assets/index-a.js']);
    expect(started).toEqual([]);
    await pass(100);
    expect(started).toEqual(['/assets/index-a.js']);
    expect(open(deferStart(built), forever).preloaded).toEqual([]);
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

  it('holds a press of a link until its part is hydrated, so that the app decides what it opens', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    expect(press('/game?id=1')).toBe(true);
    await pass(100);
    hydrate('/other');
    await pass(100);
    expect(opened).toEqual([]);
    hydrate('/game?id=1');
    await pass(100);
    expect(opened).toEqual(['/game?id=1 by the app']);
  });

  it('holds presses until all parts had the time to be hydrated, and leaves later ones to the app', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    hydrate();
    expect(press('/game?id=1')).toBe(true);
    hydrate('/game?id=1');
    await pass(100);
    expect(opened).toEqual(['/game?id=1 by the app']);
    await pass(5_000);
    expect(press('/game?id=1')).toBe(false);
  });

  it('offers the last of several links, once', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('/other');
    press('/game?id=1');
    hydrate('/game?id=1', '/other');
    for (let turn = 0; turn < 3; turn += 1) await pass(100);
    expect(opened).toEqual(['/game?id=1 by the app']);
  });

  it('offers several buttons in the order in which they were pressed, each once', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('Jadeworks');
    press('Filter');
    press('Filter');
    await pass(100);
    hydrate('Jadeworks', 'Filter');
    for (let turn = 0; turn < 5; turn += 1) await pass(100);
    expect(opened).toEqual(['Jadeworks by the app', 'Filter by the app']);
  });

  it('offers a press with its number of clicks, which is zero for a key', async () => {
    const { pass, press, hydrate, details } = open(deferStart(built));
    hydrate('Sign up');
    press('Sign up', { detail: 1 });
    await pass(100);
    press('Sign up', { detail: 0 });
    await pass(100);
    expect(details).toEqual([1, 0]);
  });

  it('offers a press of a link that was rendered again', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('/game?id=1', {}, false);
    hydrate('/game?id=1');
    await pass(100);
    expect(opened).toEqual(['/game?id=1 by the app']);
  });

  it.each([
    ['a button', true],
    ['a button that was rendered again', false],
  ])('offers a press of %s until its part is hydrated, once', async (_, isConnected) => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    expect(press('Sign up', {}, isConnected)).toBe(true);
    await pass(100);
    hydrate('/other');
    await pass(100);
    expect(opened).toEqual([]);
    hydrate('Sign up');
    for (let turn = 0; turn < 3; turn += 1) await pass(100);
    expect(opened).toEqual(['Sign up by the app']);
  });

  it('keeps a press of a button for an app that takes long to start', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('Sign up');
    for (let turn = 0; turn < 100; turn += 1) await pass(100);
    hydrate('Sign up');
    await pass(100);
    expect(opened).toEqual(['Sign up by the app']);
  });

  it('forgets a press of a button that is gone, five seconds after the page is hydrated', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('Gone', {}, false);
    hydrate();
    for (let turn = 0; turn < 51; turn += 1) await pass(100);
    press('Sign up');
    hydrate('Sign up');
    await pass(100);
    expect(opened).toEqual(['Sign up by the app']);
  });

  it('follows a link that the app does not take, after five seconds', async () => {
    const { press, pass, hydrate, opened } = open(deferStart(built));
    press('/gone', {}, false);
    hydrate();
    for (let turn = 0; turn < 49; turn += 1) await pass(100);
    expect(opened).toEqual([]);
    await pass(100);
    expect(opened).toEqual(['/gone']);
  });

  it('leaves a press that opens a new tab to the browser', () => {
    const { press } = open(deferStart(built));
    expect(press('/game?id=1', { ctrlKey: true })).toBe(false);
  });
});
