import { describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../src/testing/index.ts';
import { attack, type Result } from './attack.ts';
import { ask } from './http.ts';
import { assertLoopback } from './loopback.ts';
import { openProxy } from './proxy.ts';
import { getReport } from './report.ts';
import { observing, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** About 10 s on an idle machine. */
const TIMEOUT_MS = 240_000;
/** A scenario of a second or two that also attacks the database. */
const CHEAP = ['social-login'];

const harmless: Scenario = {
  name: 'harmless',
  tries: 'a look at the site',
  statements: ['S30'],
  async run({ servers: [origin] }) {
    const { seen, note } = observing();
    const { code } = await ask(origin, '/game/getWebsiteInfo');
    note('the site answers', code === 200, code);
    return seen;
  },
};
const broken: Scenario = {
  ...harmless,
  name: 'broken',
  run: () => Promise.reject(new Error('it broke')),
};

const harms = (results: readonly Result[]) =>
  results.flatMap(({ scenario, observations }) =>
    observations
      .filter(({ isHarm }) => isHarm)
      .map(({ what, measured }) => `${scenario.name}: ${what}: ${measured}`),
  );

async function attackCheaply(databaseUrl: string | undefined): Promise<void> {
  const cheap = scenarios.filter(({ name }) => CHEAP.includes(name));
  const results = await attack({ databaseUrl, scenarios: [harmless, ...cheap, broken] });
  expect(harms(results)).toEqual(['broken: the scenario ran to its end: Error: it broke']);
  expect(results.flatMap(({ observations }) => observations).length).toBeGreaterThan(20);
}

describe('pnpm attack', () => {
  it(
    'passes cheap scenarios, and reports one that fails',
    () => attackCheaply(undefined),
    TIMEOUT_MS,
  );

  describeOnPostgres('and the same', (database) => {
    it(
      'passes cheap scenarios, and reports one that fails',
      () => attackCheaply(database().url),
      TIMEOUT_MS,
    );
  });

  it.each([
    'https://example.com',
    'http://10.0.0.1:8080',
    'http://127.0.0.1.example.com',
    'http://169.254.169.254',
  ])('refuses to attack %s', async (target) => {
    expect(() => assertLoopback(target)).toThrow('attacks stay on this machine');
    await expect(ask(target, '/login')).rejects.toThrow('attacks stay on this machine');
    const proxy = await openProxy();
    expect(() => proxy.forwardTo(target)).toThrow('attacks stay on this machine');
    await proxy.close();
    const databaseUrl = target.replace(/^https?/, 'postgres');
    await expect(attack({ databaseUrl, scenarios: [harmless] })).rejects.toThrow(
      'attacks stay on this machine',
    );
  });

  it('writes each attempt with its earlier and its current result', () => {
    const observations = [{ what: 'others', measured: '2 of 9 answered', isHarm: true }];
    const report = getReport(
      new Map([
        ['embedded', [{ scenario: { ...harmless, before: 'nothing' }, seconds: 3, observations }]],
      ]),
      new Date('2026-11-23T04:00:00Z'),
    );
    expect(report).toContain('2026-11-23, embedded');
    expect(report).toContain('| harmless | S30 | a look at the site | nothing | others |');
    expect(report).toContain('- **HARM** others: 2 of 9 answered');
  });
});
