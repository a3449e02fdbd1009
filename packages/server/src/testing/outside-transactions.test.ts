import { expect, it } from 'vitest';
import { withTransaction } from '../core/database/transaction.ts';
import { describeOnDatabases } from './databases.ts';
import { fakeOutside } from './outside.ts';

describeOnDatabases('fake third parties', (database) => {
  const { sms, payments, identity, captchaWatcher, providers } = fakeOutside();
  const ports = { sms, payments, identity, captchaWatcher, ...providers };
  const methods = Object.entries(ports).flatMap(([port, members]) =>
    Object.entries(members ?? {})
      .filter(([, member]) => typeof member === 'function')
      .map(([name, member]) => [`${port}.${name}`, member] as const),
  );

  it('contains all ports', () => {
    expect(methods.length).toBeGreaterThan(12);
  });

  it.each(methods)('S9 %s refuses a call inside a database transaction', async (_, ask) => {
    await expect(withTransaction(database().db, () => ask({}))).rejects.toThrow(
      /inside a database transaction/,
    );
  });
});
