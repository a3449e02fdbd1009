// Writes the tokens in the format of design tools (packages/tokens/design-tokens). A test fails when they are stale.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokenFiles } from '../packages/tokens/src/dtcg.ts';
import { root } from './lib/run.ts';

const folder = `${root}packages/tokens/design-tokens`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(designTokenFiles())) {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
console.log(`Written to ${folder}`);
