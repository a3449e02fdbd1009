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
  const window = {
    document: {
      querySelector: () => (src === undefined ? null : { getAttribute: () => src }),
      querySelectorAll: () => pictures.map((picture) => ({ decode: () => picture })),
      createElement: () => ({}),
      head: { append: (script: { src: string }) => started.push(script.src) },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    requestAnimationFrame: (call: () => void) => call(),
    setTimeout: (call: () => void, ms = 0) => void timers.push({ call, ms }),
  };
  const script = /<script>([\s\S]*)<\/script>/.exec(withDeferredStart(html))?.[1] ?? '';
  runInNewContext(script, { window });
  const pass = async (ms: number) => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    for (const timer of timers) if (timer.ms <= ms) timer.call();
  };
  return { started, listeners, pass };
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
});
