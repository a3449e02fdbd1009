import { expect, test } from 'vitest';
import { bundle } from '../packages/ui/bench/weights.ts';

/** The kit folders in the bundle of a page with this import. */
async function carried(line: string): Promise<string[]> {
  const output = await bundle(line);
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = modules.flatMap((id) => /packages\/ui\/src\/([A-Z]\w+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}

test('importing Button from the kit index bundles only Button and Spinner', async () => {
  const folders = await carried(`export { Button } from '../src/index.ts';`);
  expect(folders).toEqual(['Button', 'Spinner']);
});

test('importing Dialog bundles its close button, but no tabs or fields', async () => {
  const folders = await carried(`export { Dialog } from '../src/index.ts';`);
  expect(folders).toContain('Dialog');
  expect(folders).not.toContain('Tabs');
  expect(folders).not.toContain('Field');
});
