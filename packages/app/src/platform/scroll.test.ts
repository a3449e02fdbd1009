import { describe, expect, it, vi } from 'vitest';
import { createScrollMemory, type ScrollWindow } from './scroll.ts';
import { createMemoryStore } from './storage.ts';

function openTab(store = createMemoryStore()) {
  const events = new EventTarget();
  const target = { scrollIntoView: vi.fn() };
  const window = {
    /** How far down it can be scrolled. */
    most: Number.POSITIVE_INFINITY,
    addEventListener: events.addEventListener.bind(events),
    document: { getElementById: (id: string) => (id === 'part' ? target : null) },
    history: { scrollRestoration: 'auto' },
    setTimeout,
    scrollY: 0,
    scrollTo({ top }: { top: number }) {
      window.scrollY = Math.min(top, window.most);
      events.dispatchEvent(new Event('scroll'));
    },
  };
  const memory = createScrollMemory(window as unknown as ScrollWindow, store);
  const scroll = async (top: number) => {
    window.scrollY = top;
    events.dispatchEvent(new Event('scroll'));
    await new Promise((done) => setTimeout(done));
  };
  const leave = () => events.dispatchEvent(new Event('pagehide'));
  return { leave, memory, scroll, store, target, window };
}
const home = { key: 'default', pathname: '/home', search: '', hash: '' };
const game = { key: 'k1', pathname: '/game', search: '', hash: '' };

describe('how far down a page is', () => {
  it('begins a new page at its top, and comes back to where the one before was left', async () => {
    const { memory, scroll, window } = openTab();
    memory.arrive(home, 'POP');
    await scroll(900);
    memory.arrive(game, 'PUSH');
    expect(window.scrollY).toBe(0);
    await scroll(40);
    memory.arrive(home, 'POP');
    expect(window.scrollY).toBe(900);
    memory.arrive(game, 'POP');
    expect(window.scrollY).toBe(40);
  });

  it('stays where it is when only the query changes in place', async () => {
    const { memory, scroll, window } = openTab();
    memory.arrive(home, 'POP');
    await scroll(300);
    memory.arrive({ ...home, key: 'k2' }, 'REPLACE');
    expect(window.scrollY).toBe(300);
    memory.arrive(game, 'PUSH');
    memory.arrive({ ...home, key: 'k2' }, 'POP');
    expect(window.scrollY).toBe(300);
  });

  it('goes to the top of a page that is begun anew in its own place', async () => {
    const { memory, scroll, window } = openTab();
    memory.arrive(home, 'POP');
    await scroll(300);
    memory.expect('/home', 0);
    memory.arrive({ ...home, key: 'k2' }, 'REPLACE');
    expect(window.scrollY).toBe(0);
  });

  it('says where a page was left before it is drawn again', async () => {
    const { memory, scroll } = openTab();
    memory.arrive(home, 'POP');
    await scroll(900);
    memory.arrive(game, 'PUSH');
    expect(memory.left(home)).toBe(900);
    expect(memory.left({ ...home, key: 'k3' })).toBeUndefined();
  });

  it('says it also when the page was drawn before its list, and was too short', async () => {
    const before = openTab();
    before.memory.arrive(home, 'POP');
    await before.scroll(2400);
    before.leave();
    const { memory, window } = openTab(before.store);
    window.most = 100;
    memory.arrive(home, 'POP');
    expect(window.scrollY).toBe(100);
    expect(memory.left(home)).toBe(2400);
  });

  it('begins a page as far down as it is expected, when it takes the place of another', () => {
    const { memory, window } = openTab();
    const list = { key: 'k2', pathname: '/list', search: '?sort=name', hash: '' };
    memory.arrive(game, 'PUSH');
    memory.expect('/list?sort=name', 2400);
    expect(memory.left({ ...list, search: '' })).toBeUndefined();
    expect(memory.left(list)).toBe(2400);
    memory.arrive(list, 'REPLACE');
    expect(window.scrollY).toBe(2400);
    expect(memory.left(list)).toBe(2400);
  });

  it('expects it of the next page alone', () => {
    const { memory, window } = openTab();
    memory.arrive(game, 'PUSH');
    memory.expect('/home', 900);
    memory.arrive({ ...game, key: 'k3', pathname: '/other' }, 'REPLACE');
    expect(window.scrollY).toBe(0);
    memory.arrive(home, 'REPLACE');
    expect(window.scrollY).toBe(0);
  });

  it('shows the part that an address names', () => {
    const { memory, target } = openTab();
    memory.arrive({ ...home, hash: '#part' }, 'PUSH');
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is kept over a reload, for the same page alone', async () => {
    const first = openTab();
    first.memory.arrive(home, 'POP');
    await first.scroll(500);
    first.leave();
    const second = openTab(first.store);
    second.memory.arrive(home, 'POP');
    expect(second.window.scrollY).toBe(500);
    const third = openTab(first.store);
    third.memory.arrive({ ...game, key: 'default' }, 'POP');
    expect(third.window.scrollY).toBe(0);
  });

  it('starts anew when what is stored makes no sense', () => {
    const store = createMemoryStore();
    store.setItem('scrollPositions', '{"a":');
    expect(() => openTab(store)).not.toThrow();
  });
});
