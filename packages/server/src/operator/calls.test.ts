import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../domains/site/settings.ts';
import { roles } from './calls/define.ts';
import { operatorCalls, site } from './calls/index.ts';
import { getFields } from './command/arguments.ts';
import { operatorProgram } from './command/program.ts';
import { operatorDocument } from './documents.ts';

describe('the operator’s contract', () => {
  it.each(['id', 'command'] as const)('has no duplicate %s', (field) => {
    const all = operatorCalls.map((call) => call[field]);
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });

  it.each(operatorCalls.map((call) => [call.id, call] as const))(
    '%s has unique argument names, and uses GET if it only reads',
    (_, call) => {
      const names = Object.keys(call.request.shape);
      expect(names).toEqual(expect.arrayContaining([...call.pathParameters, ...call.positionals]));
      expect(call.request.safeParse({ nothingOfThis: 1 }).success).toBe(false);
      expect(roles).toContain(call.role);
      // A table of columns that no row has would be empty.
      const row = JSON.stringify(operatorDocument().paths[`/operator${call.path}`]);
      for (const column of call.columns ?? []) expect(row).toContain(`"${column}"`);
    },
  );

  it('has an argument for every setting of the site', () => {
    expect(Object.keys(site.setSite.request.shape)).toEqual(Object.keys(siteSettings.shape));
    const options = getFields(site.setSite).map(({ name }) => name);
    expect(options).toEqual(
      expect.arrayContaining([
        'gameAccountRegisterSMS',
        'deposit.minimum',
        'wallet.withdrawalOpen',
      ]),
    );
  });

  it('is documented in docs/operator.md, with every command', () => {
    const page = readFileSync(new URL('../../../../docs/operator.md', import.meta.url), 'utf8');
    const missing = operatorCalls.filter(({ command }) => !page.includes(`\`${command}`));
    expect(missing.map(({ command }) => command)).toEqual([]);
  });

  it('has a complete OpenAPI document, and a command for every call', () => {
    const document = operatorDocument();
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(operatorCalls.length);
    const said: string[] = [];
    const program = operatorProgram((text) => said.push(text));
    for (const { command } of operatorCalls) {
      const found = command
        .split(' ')
        .reduce(
          (parent, word) => parent?.commands.find((each) => each.name() === word),
          program as (typeof program.commands)[number] | undefined,
        );
      expect(found?.helpInformation(), command).toContain('--json');
    }
  });
});
