import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PasswordField } from '../PasswordField/index.ts';
import { LabelsProvider } from './index.ts';
import type { KitLabels } from './kit.ts';
import { labels as malay } from './ms_MY.ts';
import { labels as thai } from './th_TH.ts';

const tables = import.meta.glob<{ labels: KitLabels }>('./*_*.ts', { eager: true });
const components = import.meta.glob<{ english: object }>('../*/labels.ts', { eager: true });
const english = tables['./en_US.ts']?.labels;

/** Arguments of the text functions: figures that no text contains otherwise. */
const given = ['31', '47', 58] as const;

/** Every text of a table by path; functions are called with sample arguments. */
function collectTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...given))]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => collectTexts(inner, `${path}/${name}`));
}

/** The scripts of the tables that are not in Latin. */
const scripts: Readonly<Record<string, RegExp>> = {
  './zh_CN.ts': /\p{Script=Han}/u,
  './my_MM.ts': /\p{Script=Myanmar}/u,
  './th_TH.ts': /\p{Script=Thai}/u,
};

test('exist in the language of each script', () => {
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(scripts)));
});

test('contain the same English texts as the components', () => {
  const held = new Set<object>(Object.values(english ?? {}));
  const missing = Object.entries(components).filter(([, { english: own }]) => !held.has(own));
  expect(missing.map(([file]) => file)).toEqual([]);
});

describe.each(Object.keys(tables))('%s', (file) => {
  const texts = collectTexts(tables[file]?.labels);

  test('has all texts of English', () => {
    const paths = texts.map(([path]) => path);
    expect(collectTexts(english).filter(([path]) => !paths.includes(path))).toEqual([]);
  });

  test('inserts the same arguments as English', () => {
    const own = new Map(texts);
    const unsaid = collectTexts(english).flatMap(([path, text]) =>
      given
        .filter((figure) => text.includes(`${figure}`) && !own.get(path)?.includes(`${figure}`))
        .map((figure) => `${path}: ${figure} in "${own.get(path)}"`),
    );
    expect(unsaid).toEqual([]);
  });

  test('is in its own script and trimmed', () => {
    for (const [path, text] of texts) {
      expect(text, path).toBe(text.trim());
      // Text such as "3 / 7" contains digits only.
      if (!/^[\d /]+$/.test(text)) expect(text, path).toMatch(scripts[file] ?? /\p{Script=Latin}/u);
    }
  });
});

describe('the provider', () => {
  test('applies to all components inside, with English as the fallback', () => {
    const { rerender } = render(<PasswordField label="x" />);
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    rerender(
      <LabelsProvider labels={thai}>
        <PasswordField label="x" />
      </LabelsProvider>,
    );
    expect(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' })).toBeVisible();
  });

  test('is overridden by a component’s labels, one by one', () => {
    render(
      <LabelsProvider labels={malay}>
        <PasswordField label="x" labels={{ hide: 'Conceal' }} />
        <PasswordField label="y" labels={{ show: 'Reveal' }} />
      </LabelsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Tunjukkan kata laluan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reveal' })).toBeVisible();
  });
});
