import { wallet } from '@parlor/api/calls';
import { checkDepositAmount } from '@parlor/api/rules';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnDatabases, newKey, openTestSite, type TestSite } from '../../testing/index.ts';

vi.mock('@parlor/api/rules', { spy: true });

describeOnDatabases('the amount of a deposit', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  it.each(['500', '1'])('is validated once by the server: "%s"', async (amount) => {
    const { token } = await site.signUp();
    vi.mocked(checkDepositAmount).mockClear();
    await site.call(
      wallet.charge,
      { channel: 'ewallet', amount },
      { token, idempotencyKey: newKey() },
    );
    expect(checkDepositAmount).toHaveBeenCalledOnce();
  });
});
