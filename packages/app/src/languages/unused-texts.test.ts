import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Namespace } from './texts.ts';

/*
 * A text whose key no source names is never shown. Keys are written in full, or with a computed part, as in
 * `wallet:audit.states.${state}`: the names that it stands for are then names somewhere in the sources. A namespace
 * whose whole key is computed has its keys in data, typed by `TextKey`.
 */

/** Texts of one namespace, nested in groups. */
type TextTree = { readonly [name: string]: string | TextTree };

const english = import.meta.glob<Readonly<Record<string, TextTree>>>('./en_US/*.ts', {
  eager: true,
});
/** Descriptions of pages, by the name of their route; `page-head.ts` reads them, without i18next. */
const PAGE_DESCRIPTIONS = './en_US/head.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The sources of a package without tests, stories and texts; comments may mention any text. */
const readSources = (name: string): string =>
  readdirSync(`${packages}${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|css)\./.test(file))
    .filter((file) => !/^languages\/\w+_\w+\//.test(file))
    .map((file) => readFileSync(`${packages}${name}/src/${file}`, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '');

const app = readSources('app');
const quoted = new Set([...app.matchAll(/'([\w:.-]+)'/g)].map(([, text = '']) => text));
const names = new Set(
  [
    ...[app, readSources('api'), readSources('flows')]
      .join('\n')
      .matchAll(/'([\w.-]+)'|\b(\w+)\??:/g),
  ].map(([, text = '', property = '']) => text || property),
);
/** Templates that are keys: nothing but names, dots and computed parts. */
const templates = [...app.matchAll(/`((?:[\w:.-]|\$\{[^{}`]*\})+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1);
const isWhole = ([start = '', ...rest]: readonly string[]) =>
  /^\w+:$/.test(start) && rest.join('') === '';
const computed = new Set(templates.filter(isWhole).map(([start]) => start));
const patterns = templates
  .filter((parts) => !isWhole(parts) && /^\w/.test(parts[0] ?? ''))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`));

const matchesTemplate = (key: string): boolean =>
  patterns.some((pattern) => {
    const [, ...parts] = pattern.exec(key) ?? [];
    return parts.length > 0 && parts.every((part) => names.has(part));
  });

const isUsed = (namespace: string, key: string): boolean => {
  const prefix = namespace === 'common' ? '' : `${namespace}:`;
  const full = `${prefix}${key}`;
  return quoted.has(full) || matchesTemplate(full) || (computed.has(prefix) && quoted.has(key));
};

/** The keys of texts; plural forms share one. */
const collectKeys = (texts: TextTree, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${path}${name}`.replace(/_(one|other)$/, '')]
      : collectKeys(value, `${path}${name}.`),
  );

const findUnused = (namespace: string, texts: TextTree): string[] =>
  [...new Set(collectKeys(texts))].filter((key) => !isUsed(namespace, key));

describe('the texts of the app', () => {
  const { [PAGE_DESCRIPTIONS]: _descriptions, ...files } = english;

  it.each(Object.values(files).flatMap((module) => Object.entries(module)))(
    '%s has no unused text',
    (namespace, texts) => {
      expect(findUnused(namespace, texts)).toEqual([]);
    },
  );

  it('finds an unused text, and one whose computed name exists nowhere', () => {
    const wallet: Namespace = 'wallet';
    const texts = { toWallet: '', nowhereShown: '', audit: { states: { done: '', nowhere: '' } } };
    expect(findUnused(wallet, texts)).toEqual(['nowhereShown', 'audit.states.nowhere']);
  });
});
