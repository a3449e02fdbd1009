import type { PluginOption } from 'vite';
import { bundle, weighOutput } from './weights.ts';

/** Weighs Box, Stack, Inline and Grid as they are, and with the classes of sprinkles. */
const line = ['Box', 'Stack', 'Inline', 'Grid']
  .map((name) => `export * from '../src/${name}/index.ts';`)
  .join('\n');

const own = new URL('../src/internal/Layout.tsx', import.meta.url).pathname;
const other = new URL('./sprinkles/Layout.tsx', import.meta.url).pathname;
const withSprinkles: PluginOption = {
  name: 'with-sprinkles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/Layout.tsx')) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === own ? other : undefined;
  },
};

const tokens = weighOutput(await bundle("import '@parlor/tokens';"));
const rows = [
  ['own classes', weighOutput(await bundle(line))],
  ['sprinkles', weighOutput(await bundle(line, [withSprinkles]))],
] as const;

const kb = (bytes: number) => (bytes / 1000).toFixed(2);
console.log('| Box, Stack, Inline and Grid | script | style |\n|---|--:|--:|');
for (const [name, { script, style }] of rows) {
  console.log(`| ${name} | ${kb(script)} | ${kb(style - tokens.style)} |`);
}
