import { expect, it, vi } from 'vitest';
import { createShownAnswers } from './shown-answers.ts';

it('asks anew for what is on the page, and forgets all that is not', () => {
  const answers = createShownAnswers();
  const cache = new Map([
    ['home', {}],
    ['notices', {}],
    ['wallet', {}],
  ]);
  const [home, notices] = [vi.fn(), vi.fn()];
  answers.add({ name: 'home', refresh: home });
  const gone = answers.add({ name: 'notices', refresh: notices });
  gone();

  answers.renew(cache);
  expect([...cache.keys()]).toEqual(['home']);
  expect(home).toHaveBeenCalledOnce();
  expect(notices).not.toHaveBeenCalled();
});

it('keeps an answer that two parts of the page show until both are gone', () => {
  const answers = createShownAnswers();
  const cache = new Map([['home', {}]]);
  const gone = answers.add({ name: 'home', refresh: () => undefined });
  answers.add({ name: 'home', refresh: () => undefined });
  gone();
  answers.renew(cache);
  expect(cache.has('home')).toBe(true);
});
