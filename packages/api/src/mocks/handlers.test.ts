import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auth, lobby, wallet } from '../calls/index.ts';
import { createClient } from '../client/index.ts';
import { CallError } from '../errors.ts';
import { balanceInfo } from '../fixtures/index.ts';
import { answer, disconnect, refuse } from './handlers.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'http://platform.test/user-api',
  locale: () => 'en_US',
  token: () => 'token',
});

describe('handlers of the contract, with the real client', () => {
  it('respond to a call', async () => {
    server.use(answer(wallet.getBalanceInfo, () => balanceInfo));
    expect(await client.call(wallet.getBalanceInfo, {})).toEqual(balanceInfo);
  });

  it('pass path, query and form arguments to the response', async () => {
    const seen: Record<string, string>[] = [];
    const list = { rows: [], total: 0 };
    server.use(
      answer(lobby.categoryGames, (args) => {
        seen.push(args);
        return list;
      }),
      answer(auth.smsLogin, (args) => {
        seen.push(args);
        return { token: 't' };
      }),
    );
    await client.call(lobby.categoryGames, { categoryId: 'slots', page: 2 });
    await client.call(auth.smsLogin, { phone: '0917', code: '123456' });
    expect(seen).toEqual([
      { categoryId: 'slots', page: '2', lang: 'en_US' },
      { phone: '0917', code: '123456', lang: 'en_US' },
    ]);
  });

  it('refuse a call with its reason', async () => {
    server.use(refuse(wallet.withdraw, 422, 'Too little', { reason: 'insufficientBalance' }));
    const call = client.call(wallet.withdraw, { amount: '1', bankCardId: '1' });
    await expect(call).rejects.toMatchObject({ kind: 'refused', reason: 'insufficientBalance' });
  });

  it('break a connection', async () => {
    server.use(disconnect(wallet.withdraw));
    const call = client.call(wallet.withdraw, { amount: '1', bankCardId: '1' });
    await expect(call).rejects.toBeInstanceOf(CallError);
  });
});
