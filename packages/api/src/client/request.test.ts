import { describe, expect, it } from 'vitest';
import { auth, content, lobby, wallet } from '../calls/index.ts';
import { placeArguments, repetitionKey } from './request.ts';

describe('placement of arguments (docs/product.md: Calls, product decision 1)', () => {
  it('fills the path and removes those arguments from the query', () => {
    const placed = placeArguments(content.bulletinInfo, { id: 'a/b' });
    expect(placed.path).toBe('/bulletin/info/a%2Fb');
    expect(placed.query.toString()).toBe('');
  });

  it('puts the arguments of a GET in the query, except undefined ones', () => {
    const placed = placeArguments(lobby.categoryMakerGames, {
      categoryId: 'slots',
      makerId: undefined,
      page: 2,
      limit: 10,
    });
    expect(placed.query.toString()).toBe('categoryId=slots&page=2&limit=10');
    expect(placed.body).toBeUndefined();
  });

  it('sends "params" of a POST as a form with dotted nested fields, and no query', () => {
    const placed = placeArguments(auth.registerV2, {
      phone: '09171234567',
      password: 'a&b c',
      gameUserBankCard: { bank: 'BPI', bankCardAccount: '1234' },
    });
    expect(placed.query.toString()).toBe('');
    expect(placed.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(String(placed.body)).toBe(
      'phone=09171234567&password=a%26b+c&gameUserBankCard.bank=BPI&gameUserBankCard.bankCardAccount=1234',
    );
  });

  it('sends a body as JSON', () => {
    const placed = placeArguments(auth.login, { username: 'maria', password: 'secret1' });
    expect(placed.contentType).toBe('application/json');
    expect(JSON.parse(String(placed.body))).toEqual({ username: 'maria', password: 'secret1' });
  });

  it('removes path arguments from a form', () => {
    const placed = placeArguments(wallet.charge, { channel: 'gcash', amount: '100.00' });
    expect(placed.path).toBe('/pay/gcash/charge');
    expect(String(placed.body)).toBe('amount=100.00');
  });
});

describe('repeated calls (docs/product.md: Calls)', () => {
  it.each([
    ['/game/category_game/12', 'GET /game/category_game'],
    ['/game/category_game/12/34', 'GET /game/category_game'],
    ['/game/category_game/slots', 'GET /game/category_game/slots'],
  ])('%s is %s: ignores trailing numeric ids', (path, key) => {
    expect(repetitionKey(lobby.categoryGames, path)).toBe(key);
  });
});
