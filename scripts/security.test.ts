import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';
import { type Proof, proofs, proofsIn, type Statement, unshown } from './lib/security.ts';

const { statements } = JSON.parse(
  readFileSync(`${root}docs/specification/security.json`, 'utf8'),
) as { statements: Statement[] };

describe('security statements', () => {
  it('has 31 statements, each once', () => {
    expect(statements.map(({ id }) => id)).toEqual(
      Array.from({ length: 31 }, (_, index) => `S${index + 1}`),
    );
  });

  it('are named by tests', () => {
    expect(unshown(statements, proofs())).toEqual([]);
  });
});

describe('finding statements', () => {
  const statement = (id: string, changes: Partial<Statement> = {}): Statement => ({
    id,
    about: 'money',
    text: 'It holds.',
    status: 'built',
    ...changes,
  });
  const proof = (...named: string[]): Proof => ({
    file: 'a.test.ts',
    title: 'x',
    statements: named,
  });

  it('finds every statement in a title', () => {
    const source = [
      `it('S13: a captcha is good once', () => {});`,
      `describe('keys (S4, S5)', () => {});`,
      `playerTest('S22 runs under its policy', async () => {});`,
      `test.describe('S25 leads nowhere else', () => {});`,
      `it('is no S3-compatible store, nor US12, nor v1.S7', () => {});`,
      `const note = 'S9';`,
    ].join('\n');
    expect(proofsIn('a.test.ts', source).map((found) => found.statements)).toEqual([
      ['S13'],
      ['S4', 'S5'],
      ['S22'],
      ['S25'],
    ]);
  });

  it('reports statements without a test, without a pending area, and unknown ones', () => {
    const list = [
      statement('S1'),
      statement('S2'),
      statement('S3', { status: 'planned' }),
      statement('S4', { status: 'planned', waits: 'promotions' }),
    ];
    expect(unshown(list, [proof('S1', 'S4'), proof('S99')])).toEqual([
      'S2 is built, and no test names it: It holds.',
      'S3 is planned, and says not what it waits for',
      'S4 is planned, and a test names it: mark it as built',
      'a.test.ts names S99, which is no statement: x',
    ]);
  });
});
