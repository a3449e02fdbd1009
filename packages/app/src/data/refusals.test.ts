import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@parlor/api/calls';
import { describe, expect, it } from 'vitest';

/**
 * Decision: a refusal is shown in the field, form or page that holds it, else in a toast, never in
 * both.
 */
const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.(test|stories)\.tsx?$|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

const mutations = files.flatMap(({ path, text }) =>
  [...text.matchAll(/const (\w+|\{[^}]*\}) = useMutation\((\w+), \{\s*refusal: '(\w+)'/g)].map(
    ([, result = '', call = '', refusal = '']) => ({ path, text, result, call, refusal }),
  ),
);

describe('the refusal of a mutation', () => {
  it('is shown in every use', () => {
    const uses = files.flatMap(({ text }) => [...text.matchAll(/= useMutation\(/g)]);
    expect(mutations).toHaveLength(uses.length);
    expect(mutations.length).toBeGreaterThan(8);
  });

  it.each(mutations.filter(({ refusal }) => refusal === 'inline'))(
    'of $call is rendered by $path',
    ({ text, result }) => {
      const error = result.startsWith('{')
        ? (/error(?:: (\w+))?/.exec(result)?.[1] ?? 'error')
        : `${result}.error`;
      const uses = text.replace(/const [^=]*= useMutation/g, '').split(error).length - 1;
      expect(uses).toBeGreaterThan(0);
    },
  );

  it('is a toast for an action without a place on the screen', () => {
    const toasted = mutations.filter(({ refusal }) => refusal === 'toast');
    expect(toasted.map(({ call }) => call).toSorted()).toEqual(['rateGame', 'readAllMessages']);
  });
});

/**
 * Everything except machines and `useMutation` that may send a change, and where its refusal is
 * shown.
 */
const direct: Readonly<Record<string, string>> = {
  acknowledgeRecovered: 'none: the notice is shown again the next time',
  autoExitGame: 'none: the page goes away',
  exitGame: 'none: the platform collects by itself',
  likeComment: 'toast: marks',
  onlineTime: 'none: it is reported again',
  setFavorite: 'toast: marks',
  setLike: 'toast: marks',
};

it('is handled for every call that changes data', () => {
  const changing = new Set(
    calls.filter(({ method }) => method !== 'GET').map(({ id }) => id.split('.').at(-1)),
  );
  const found = files
    // Actors of machines: the machine keeps the refusal, and one of its views shows it.
    .filter(({ path }) => !/(^|[/-])(ports|actors)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/client\s*\.call\(\s*(\w+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => changing.has(name));
  expect(new Set(found)).toEqual(new Set(Object.keys(direct)));
});
