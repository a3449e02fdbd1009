import { describe, expect, it } from 'vitest';
import { attack } from './attack.ts';
import { ask } from './http.ts';
import { assertLoopback } from './loopback.ts';
import { openProxy } from './proxy.ts';
import { reportOf } from './report.ts';
import { observing, type Scenario } from './scenario.ts';

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
describe('pnpm attack', () => {
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

  it('writes what was tried, what it did before, and what it does now', () => {
    const observations = [{ what: 'others', measured: '2 of 9 answered', isHarm: true }];
    const report = reportOf(
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
