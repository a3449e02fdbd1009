import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComponent, listGroups } from './lib/component.ts';
import { root } from './lib/run.ts';
import { evidenceIn, unproved } from './lib/spec.ts';

/** A copy of the kit to create a component in. Inside the repository, or Vite would not serve the fonts. */
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/ui-new-'));
const kit = join(copy, 'packages/ui/src');

beforeAll(() => {
  const settings = ['biome.json', 'tsconfig.base.json', '.gitignore', 'package.json'];
  const modules = ['browser-tests', 'chromium', 'react-tracing', 'vitest'].map(
    (name) => `scripts/lib/${name}.ts`,
  );
  for (const file of [...settings, ...modules]) cpSync(join(root, file), join(copy, file));
  for (const name of ['tokens', 'ui']) {
    const from = join(root, 'packages', name);
    const to = join(copy, 'packages', name);
    const filter = (path: string) => !/\/(node_modules|dist|bench)$/.test(path);
    cpSync(from, to, { recursive: true, filter });
    mkdirSync(join(to, 'node_modules'));
    for (const entry of readdirSync(join(from, 'node_modules'))) {
      if (entry.startsWith('.') || entry === '@parlor') continue;
      symlinkSync(join(from, 'node_modules', entry), join(to, 'node_modules', entry));
    }
  }
  mkdirSync(join(copy, 'packages/ui/node_modules/@parlor'));
  symlinkSync(join(copy, 'packages/tokens'), join(copy, 'packages/ui/node_modules/@parlor/tokens'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function command(name: string, args: readonly string[], cwd = copy) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe('pnpm ui:new', () => {
  it('creates a folder that passes lint and keeps the index sorted', () => {
    createComponent({ name: 'OddMoon', group: 'Game', kit });
    const { status, said } = command('biome', [
      'check',
      '--vcs-enabled=false',
      'packages/ui/src/OddMoon',
      'packages/ui/src/index.ts',
    ]);
    expect(status, said).toBe(0);
    expect(readFileSync(join(kit, 'index.ts'), 'utf8')).toContain("'./OddMoon/index.ts'");
    expect(readFileSync(join(kit, '../README.md'), 'utf8')).toMatch(
      /^- \*\*Game\*\*.*MakerChip, OddMoon, /m,
    );
  });

  it('passes lint with a long name', () => {
    const folder = createComponent({ name: 'DateRangeSummary', group: 'Forms', kit });
    const { status, said } = command('biome', ['check', '--vcs-enabled=false', folder]);
    rmSync(folder, { recursive: true });
    const index = join(kit, 'index.ts');
    const others = readFileSync(index, 'utf8').replace(/.*DateRangeSummary.*\n/, '');
    writeFileSync(index, others);
    expect(status, said).toBe(0);
  });

  it('creates a SPEC.md whose MUSTs name tests', () => {
    const folder = join(kit, 'OddMoon');
    const suite = (file: string) => readFileSync(join(kit, 'testing', file), 'utf8');
    const suites = {
      conformance: suite('conformance.tsx'),
      galleries: suite('galleries.test.tsx'),
    };
    const markdown = readFileSync(join(folder, 'SPEC.md'), 'utf8');
    expect(unproved(folder, markdown, evidenceIn(folder, suites))).toEqual([]);
  });

  it('creates tests that pass', { timeout: 180_000 }, () => {
    const args = ['run', '--root', join(copy, 'packages/ui'), 'src/OddMoon'];
    const { status, said } = command('vitest', args, join(copy, 'packages/ui'));
    expect(status, said).toBe(0);
    expect(said).toMatch(/Tests\s+7 passed/);
  });

  it('creates a component only in a group that Storybook has', () => {
    expect(listGroups(kit)).toEqual(expect.arrayContaining(['Data', 'Forms', 'Game', 'Shell']));
    expect(() => createComponent({ name: 'NewMoon', group: 'Display', kit })).toThrow(
      /Not a group of components: Display\. Choose one of Data, .*Shell$/,
    );
    expect(readdirSync(kit)).not.toContain('NewMoon');
  });

  it('rejects a name that exists or is invalid', () => {
    expect(() => createComponent({ name: 'Button', group: 'Foundation', kit })).toThrow(
      /exists already/,
    );
    expect(() => createComponent({ name: 'button', group: 'Foundation', kit })).toThrow(
      /Not a component name/,
    );
  });
});
