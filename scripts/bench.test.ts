import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

const TIMEOUT_MS = 60_000;
const bench = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}scripts/bench.ts`, ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

describe('pnpm bench', { timeout: TIMEOUT_MS }, () => {
  it('lists the benches', () => {
    const { status, stdout } = bench();
    expect(status).toBe(0);
    for (const name of [
      'slot',
      'games',
      'rtp',
      'server',
      'ledger',
      'grid',
      'browse',
      'home',
      'lighthouse',
      'ui',
      'weights',
      'sprinkles',
    ])
      expect(stdout).toContain(`  ${name} `);
  });

  it('rejects an unknown name and prints the list', () => {
    const { status, stderr } = bench('engine');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no bench “engine”\.\n\nUsage: pnpm bench <name>/);
  });

  it('refers to existing scripts', () => {
    const source = readFileSync(`${root}scripts/bench.ts`, 'utf8');
    const scripts = [...source.matchAll(/script: '([^']+)'/g)].map(([, script]) => script);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(existsSync(`${root}${script}`), script).toBe(true);
  });
});
