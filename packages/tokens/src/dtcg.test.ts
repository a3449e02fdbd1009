import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { designTokenFiles } from './dtcg.ts';
import { themes } from './themes/index.ts';
import { themeNames } from './themes/names.ts';
import { appearances } from './themes/theme.types.ts';

const files = designTokenFiles();
const folder = join(import.meta.dirname, '../design-tokens');

/** Every token of a file by path, with its own or inherited type. */
function flattenTokens(group: object, path = '', inherited?: string): [string, string, unknown][] {
  const { $type: type = inherited } = group as { $type?: string };
  if ('$value' in group) return [[path, String(type), group.$value]];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => flattenTokens(inner, path === '' ? name : `${path}.${name}`, type));
}

describe('the export for design tools', () => {
  test('is up to date: `pnpm tokens` writes the same files', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
    for (const [name, content] of Object.entries(files)) {
      expect(JSON.parse(readFileSync(join(folder, name), 'utf8')), name).toEqual(content);
    }
  });

  test('gives each token a type of the format', () => {
    const known = ['color', 'dimension', 'duration', 'cubicBezier', 'fontFamily', 'fontWeight'];
    known.push('typography', 'shadow', 'number');
    for (const [name, content] of Object.entries(files)) {
      if (!name.endsWith('.tokens.json')) continue;
      for (const [path, type] of flattenTokens(content))
        expect(known, `${name} ${path}`).toContain(type);
    }
  });

  test('has the same tokens in every theme and appearance', () => {
    const paths = (name: string) => flattenTokens(files[name] ?? {}).map(([path]) => path);
    const first = paths('green-light.tokens.json');
    expect(first).toContain('color.tone.brand.onSolid');
    for (const theme of themeNames) {
      for (const appearance of appearances) {
        expect(paths(`${theme}-${appearance}.tokens.json`)).toEqual(first);
      }
    }
  });

  test('has the colors of the theme with their transparency', () => {
    const tokens = new Map(
      flattenTokens(files['pink-dark.tokens.json'] ?? {}).map(([path, , value]) => [path, value]),
    );
    expect(tokens.get('color.bg.page')).toMatchObject({ hex: themes.pink.dark.color.bg.page });
    expect(tokens.get('color.bg.overlay')).toMatchObject({ hex: '#000000', alpha: 0.64 });
  });

  test('lists the file of every theme and appearance in the resolver', () => {
    const { modifiers } = files['parlor.resolver.json'] as {
      modifiers: { theme: { contexts: Record<string, { $ref: string }[]> } };
    };
    const named = Object.values(modifiers.theme.contexts).flatMap((sources) =>
      sources.map(({ $ref }) => $ref),
    );
    expect(named).toHaveLength(themeNames.length * appearances.length);
    for (const name of named) expect(files).toHaveProperty([name]);
  });
});
