import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { practices } from '../testing/practices.ts';
import type { ComponentDocs } from './docs.ts';
import { getKeyRows } from './keyboard.ts';
import { parts } from './parts.ts';

const files = import.meta.glob<{ docs: ComponentDocs }>('../*/*.docs.tsx', { eager: true });
const specs = import.meta.glob('../*/SPEC.md', { query: '?url' });
const sources = import.meta.glob<string>(['../[A-Z]*/*.tsx', '../internal/*.tsx'], {
  query: '?raw',
  eager: true,
  import: 'default',
});

const getFolder = (file: string) => file.split('/')[1] ?? '';
const components = Object.keys(specs).map(getFolder).sort();
const byName = new Map(Object.entries(files).map(([file, { docs }]) => [getFolder(file), docs]));

test('exist for every component, and for nothing else', () => {
  expect(components.length).toBeGreaterThan(80);
  expect([...byName.keys()].sort()).toEqual(components);
});

test('explain every part of every component', () => {
  const used = Object.entries(sources)
    .filter(([file]) => !/\.(test|stories|docs|sample)\./.test(file))
    .flatMap(([, source]) => [...source.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part));
  const known = Object.keys(parts);
  expect([...new Set(used)].filter((part) => !known.includes(part ?? ''))).toEqual([]);
});

test('have a keyboard table for every component with focusable elements', () => {
  const documented = Object.keys(practices).filter((name) => components.includes(name));
  expect(documented.length).toBeGreaterThan(50);
  expect(documented.filter((name) => getKeyRows(name).length === 0)).toEqual([]);
});

const errors = vi.spyOn(console, 'error');
afterEach(() => errors.mockClear());

describe.each([...byName])('%s', (_name, docs) => {
  test('has every part of a docs page', () => {
    for (const text of [
      docs.screenReaders,
      docs.content,
      docs.recommended.reason,
      docs.mistake.reason,
    ]) {
      expect(text).toMatch(/^[A-Z0-9].*[.]$/s);
      // Readers outside of this repository do not have docs/product.md.
      expect(text).not.toMatch(/specification|product\.md|section \d/i);
    }
    expect(Object.keys(docs.related).filter((related) => !components.includes(related))).toEqual(
      [],
    );
    expect(Object.keys(docs.related).length).toBeGreaterThan(0);
  });

  test('renders both examples without an error', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    act(() =>
      root.render(
        [docs.recommended.example, docs.mistake.example].map((example, key) => (
          <div key={String(key)}>{example}</div>
        )),
      ),
    );
    expect(errors.mock.calls).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});
