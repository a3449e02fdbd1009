import { account, auth, type Call, games, lobby, site, wallet } from '../calls/index.ts';
import { LOCALES, WITHDRAWAL_ARRIVAL_HOUR } from '../constants.ts';
import type { BalanceInfo } from '../entities/balance.ts';
import { instantMs } from '../entities/common.ts';
import type { GameSummary, HomePage } from '../entities/game.ts';
import type { SiteInfo } from '../entities/site.ts';
import type { BankCard, Bill, Order, WithdrawRequest } from '../entities/wallet.ts';
import { codes } from '../envelope.ts';
import { currencyExponent, readDecimal, toDecimal, toMinor } from '../rules/amount.ts';
import { toWallClock } from '../rules/zone.ts';
import { dataOf, describeEnvelope, envelopeOf, refusalOf } from './back-end.ts';
import { makeOrder, someChannel } from './discover.ts';
import { logIn } from './players.ts';
import { type Answer, type BackEnd, type ConformanceCase, must, NotApplicable } from './types.ts';

const UNKNOWN_ID = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';

/** Code and reason: what two refusals must share to look the same. */
const looksLike = (answer: Answer) => {
  const envelope = envelopeOf(answer);
  return JSON.stringify([envelope.code, refusalOf(envelope).reason, envelope.msg]);
};

const siteInfoOf = async (backEnd: BackEnd) =>
  (await backEnd.ask(site.getWebsiteInfo, {})) as SiteInfo;
const exponentOf = async (backEnd: BackEnd) => {
  const { currencyCode, currencyExponent: stated } = await siteInfoOf(backEnd);
  return stated ?? currencyExponent(currencyCode);
};
const balanceOf = async (backEnd: BackEnd, token: string) =>
  (await backEnd.ask(wallet.getBalanceInfo, {}, { token })) as BalanceInfo;

const envelopeCases: ConformanceCase[] = [
  {
    name: 'envelope: an unknown call is HTTP 404',
    reason: 'A client that is newer than the back end must be able to tell (decisions: wire 2).',
    async run(backEnd) {
      const { status, envelope } = await backEnd.fetchPath('/no/such/call');
      must(status === 404, `HTTP ${status}`);
      must(envelope?.code === codes.notFound, 'its body is no envelope with code 404');
    },
  },
  {
    name: 'envelope: answers are JSON',
    reason: 'Section 8: responses carry code and msg.',
    async run(backEnd) {
      const { headers } = await backEnd.send(site.getWebsiteInfo);
      const type = headers.get('content-type') ?? '';
      must(type.startsWith('application/json'), `Content-Type is “${type}”`);
    },
  },
  {
    name: 'envelope: a body that cannot be read is refused',
    reason: 'Half a body comes when a connection breaks; it is nobody’s fault and no 500.',
    call: auth.login,
    async run(backEnd) {
      const answer = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"username": "ma',
      });
      const envelope = envelopeOf(answer);
      must(envelope.code >= 400 && envelope.code < 500, describeEnvelope(envelope));
    },
  },
  {
    name: 'envelope: a body of an unknown kind is refused',
    reason: 'Only JSON, forms and uploads are read.',
    call: auth.login,
    async run(backEnd) {
      const { envelope, status } = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: '<username>maria</username>',
      });
      must(envelope && status < 500, `HTTP ${status} without an envelope`);
      must(envelope.code >= 400 && envelope.code < 500, describeEnvelope(envelope));
    },
  },
  {
    name: 'envelope: a body of two megabytes is refused',
    reason: 'HTTP 413, or a refusal; never a fault (decisions: wire 2).',
    call: auth.login,
    async run(backEnd) {
      const { status, envelope } = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'x'.repeat(2_000_000), password: 'Secret.1' }),
      });
      must(
        status === 413 || (status === 200 && envelope?.code === codes.refused),
        `HTTP ${status}`,
      );
    },
  },
];

const headerCases: ConformanceCase[] = [
  {
    name: 'headers: no other site may read a player’s answers',
    reason: 'A page of a stranger must not be allowed to call with what the browser knows (S23).',
    call: wallet.getBalanceInfo,
    async run(backEnd) {
      const { headers } = await backEnd.fetchPath('/user/getBalanceInfo', {
        headers: { origin: 'https://elsewhere.example' },
      });
      const allowed = headers.get('access-control-allow-origin');
      must(
        allowed !== '*' && allowed !== 'https://elsewhere.example',
        `Access-Control-Allow-Origin is “${allowed}”`,
      );
    },
  },
  {
    name: 'headers: nosniff',
    reason: 'What is JSON must not be run as a page (S23).',
    async run(backEnd) {
      const { headers } = await backEnd.send(site.getWebsiteInfo);
      const value = headers.get('x-content-type-options');
      must(value === 'nosniff', `X-Content-Type-Options is “${value}”`);
    },
  },
  {
    name: 'headers: a token counts in the Authorization header alone',
    reason: 'Addresses stand in logs and histories (S27).',
    call: auth.getInfo,
    async run(backEnd) {
      const { token } = await backEnd.player();
      const { envelope } = await backEnd.fetchPath(`/getInfo?token=${encodeURIComponent(token)}`);
      must(envelope?.code === codes.unauthenticated, 'a token in the address is taken');
    },
  },
];

const languageCases: ConformanceCase[] = [
  ...LOCALES.filter((lang) => lang !== 'en_US').map(
    (lang): ConformanceCase => ({
      name: `lang: refuses in ${lang}`,
      reason:
        'msg is shown to the player as it is, in the language that was asked for (decisions: wire 5).',
      async run(backEnd) {
        const said = async (locale: string) =>
          envelopeOf(await backEnd.send(wallet.getBalanceInfo, {}, { lang: locale })).msg;
        const [english, own] = [await said('en_US'), await said(lang)];
        must(own !== '' && own !== english, `msg is “${own}”, as in English`);
      },
    }),
  ),
  {
    name: 'lang: a language that nobody speaks is no fault',
    reason: 'A locale that was stored by an older version must not lock anybody out.',
    async run(backEnd) {
      const answer = await backEnd.send(site.getWebsiteInfo, {}, { lang: 'tlh_QO' });
      dataOf(site.getWebsiteInfo, answer);
    },
  },
];

const siteCase = (
  what: string,
  reason: string,
  check: (info: SiteInfo) => void,
): ConformanceCase => ({
  name: `site: ${what}`,
  reason,
  call: site.getWebsiteInfo,
  run: async (backEnd) => check(await siteInfoOf(backEnd)),
});

const siteCases: ConformanceCase[] = [
  siteCase('its country is an ISO 3166 code', 'It drives the phone rules (section 1).', (info) =>
    must(/^[A-Z]{2}$/.test(info.countryCode), `countryCode is “${info.countryCode}”`),
  ),
  siteCase('its currency is an ISO 4217 code', 'Amounts are written in it.', (info) => {
    must(/^[A-Z]{3}$/.test(info.currencyCode), `currencyCode is “${info.currencyCode}”`);
    must(info.currencySymbol !== '', 'currencySymbol is empty');
  }),
  siteCase('its timezone is one', 'Deadlines are shown in it (decisions 28).', (info) => {
    try {
      toWallClock(0, info.countryTimezone);
    } catch {
      must(false, `countryTimezone is “${info.countryTimezone}”`);
    }
  }),
  siteCase('it has a name', 'It stands in the title and in the bar on top.', (info) =>
    must(
      info.websiteName !== '' && info.documentTitle !== '',
      'websiteName or documentTitle is empty',
    ),
  ),
  siteCase('its levels go up', 'Progress to the next level is reckoned from them.', (info) => {
    const bets = info.userLevelList.map(({ requiredBets }) => Number(requiredBets));
    must(
      bets.every((bet, index) => index === 0 || bet > Number(bets[index - 1])),
      bets.join(', '),
    );
  }),
];

const wayInCases: ConformanceCase[] = [
  {
    name: 'captcha: is a picture, and another one each time',
    reason: 'Tapping it must bring a new one (section 2).',
    call: auth.captchaImage,
    async run(backEnd) {
      const one = (await backEnd.ask(auth.captchaImage, {})) as { img: string; uuid: string };
      const two = (await backEnd.ask(auth.captchaImage, {})) as { img: string; uuid: string };
      must(one.uuid !== two.uuid, 'two captchas have one uuid');
      must(/^(?:data:image\/|[A-Za-z0-9+/]{40})/.test(one.img), 'img is no image in Base64');
    },
  },
  {
    name: 'login: an unknown name and a wrong password look the same',
    reason: 'Else the names of players can be tried out (S14).',
    call: auth.login,
    async run(backEnd) {
      const { username } = await backEnd.player();
      if (username === undefined) throw new NotApplicable('the name of the player is not known');
      const known = await logIn(backEnd, { username, password: 'Wrong.12345' });
      const unknown = await logIn(backEnd, { username: 'nobody.at.all', password: 'Wrong.12345' });
      if (!known || !unknown) throw new NotApplicable('the site asks for a captcha');
      must(
        looksLike(known) === looksLike(unknown),
        `${looksLike(known)} and ${looksLike(unknown)}`,
      );
    },
  },
  {
    name: 'login: a refused login is 422, never 401',
    reason: '401 says that a session is dead, and there is none yet (decisions 40).',
    call: auth.login,
    async run(backEnd) {
      const answer = await logIn(backEnd, { username: 'nobody.at.all', password: 'Wrong.12345' });
      if (!answer) throw new NotApplicable('the site asks for a captcha');
      const envelope = envelopeOf(answer);
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  },
  {
    name: 'login: SMS login refuses a code that was never sent',
    reason: 'S11.',
    call: auth.smsLogin,
    async run(backEnd) {
      const answer = await backEnd.send(auth.smsLogin, { phone: '09170000000', code: '000000' });
      const envelope = envelopeOf(answer);
      must(
        envelope.code === codes.refused || envelope.code === codes.captcha,
        describeEnvelope(envelope),
      );
    },
  },
  {
    name: 'sign-up: fields of a form may be dotted or in brackets',
    reason: 'Clients of either kind are about (decisions: wire 1).',
    call: auth.registerV2,
    async run(backEnd) {
      const card = {
        bank: 'B',
        bankName: 'B',
        bankCardName: 'Maria Reyes',
        bankCardAccount: '12345678',
        bankCardRemark: '',
      };
      const account = { phone: '09170000000', code: '000000', username: '', password: 'Secret.1' };
      const send = (nested: (name: string) => string) =>
        backEnd.fetchPath('/v2/register?lang=en_US', {
          method: 'POST',
          body: new URLSearchParams([
            ...Object.entries(account),
            ...Object.entries(card).map(([name, value]) => [nested(name), value]),
          ] as [string, string][]),
        });
      const dotted = await send((name) => `gameUserBankCard.${name}`);
      const bracketed = await send((name) => `gameUserBankCard[${name}]`);
      must(
        looksLike(dotted) === looksLike(bracketed),
        `${looksLike(dotted)} and ${looksLike(bracketed)}`,
      );
      must(refusalOf(envelopeOf(dotted)).reason !== 'arguments.invalid', looksLike(dotted));
    },
  },
  {
    name: 'session: logout kills its token',
    reason: 'A token that lives on after logout is anybody’s who finds it (S17).',
    call: auth.logout,
    async run(backEnd) {
      const { token } = await backEnd.newSession();
      await backEnd.ask(auth.getInfo, {}, { token });
      await backEnd.ask(auth.logout, {}, { token });
      const envelope = envelopeOf(await backEnd.send(auth.getInfo, {}, { token }));
      must(envelope.code === codes.unauthenticated, `afterwards: ${describeEnvelope(envelope)}`);
    },
  },
  {
    name: 'session: a refused proof logs nobody out',
    reason: 'An act that is refused to a living session answers 422 (decisions 40).',
    call: auth.giveProof,
    async run(backEnd) {
      const { token } = await backEnd.player();
      const envelope = envelopeOf(
        await backEnd.send(auth.giveProof, { password: 'Wrong.12345' }, { token }),
      );
      must(
        envelope.code === codes.refused || envelope.code === codes.captcha,
        describeEnvelope(envelope),
      );
      await backEnd.ask(auth.getInfo, {}, { token });
    },
  },
  {
    name: 'session: online time of a report is taken',
    reason: 'A client reports every three minutes (section 9).',
    call: account.onlineTime,
    async run(backEnd) {
      const { token } = await backEnd.player();
      await backEnd.ask(account.onlineTime, { onlineTime: 3 }, { token });
    },
  },
  {
    name: 'player: no password leaves, hashed or not',
    reason: 'What is not needed must not be sent (S27).',
    call: auth.getInfo,
    async run(backEnd) {
      const { token } = await backEnd.player();
      const { text } = await backEnd.send(auth.getInfo, {}, { token });
      must(
        !/"(?:password\w*|salt|hash)"\s*:/i.test(text),
        'the answer has a password, a salt or a hash',
      );
    },
  },
];

const lobbyCases: ConformanceCase[] = [
  {
    name: 'games: a list of a category holds that category alone',
    reason: 'Section 7: the games of a category.',
    call: games.categoryGames,
    async run(backEnd) {
      const { categories } = (await backEnd.ask(games.home, {})) as HomePage;
      const category = categories.find(({ gameCount }) => gameCount > 0) ?? categories[0];
      if (!category) throw new NotApplicable('there are no categories');
      const { categoryId } = category;
      const { rows } = (await backEnd.ask(games.categoryGames, { categoryId })) as {
        rows: GameSummary[];
      };
      must(
        rows.every((game) => game.categoryId === categoryId),
        `not all are of ${categoryId}`,
      );
    },
  },
  {
    name: 'games: a game’s page is the game of its tile',
    reason: 'The page must show what was tapped.',
    call: games.gameInfo,
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      const [tile] = home.games.rows;
      if (!tile) throw new NotApplicable('there are no games');
      const game = (await backEnd.ask(games.gameInfo, { id: tile.gameId })) as GameSummary;
      must(
        game.gameId === tile.gameId && game.gameName === tile.gameName,
        `${game.gameName} is not ${tile.gameName}`,
      );
    },
  },
  {
    name: 'games: search finds a game by its name',
    reason: 'Section 1: by search.',
    call: lobby.searchGames,
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      const [tile] = home.games.rows;
      if (!tile) throw new NotApplicable('there are no games');
      const args = { keyword: tile.gameName, limit: 100 };
      const { rows } = (await backEnd.ask(lobby.searchGames, args)) as { rows: GameSummary[] };
      must(
        rows.some(({ gameId }) => gameId === tile.gameId),
        `“${tile.gameName}” is not found`,
      );
    },
  },
  {
    name: 'games: search for what nobody has is empty, not an error',
    reason: 'The screen then says so.',
    call: lobby.searchGames,
    async run(backEnd) {
      const { total } = (await backEnd.ask(lobby.searchGames, { keyword: 'zzqxjkvw' })) as {
        total: number;
      };
      must(total === 0, `${total} games are found`);
    },
  },
  {
    name: 'games: home names a game once in each list',
    reason: 'A game that stands twice is drawn twice.',
    call: games.home,
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      for (const list of [home.newGames, home.hotGames, home.games.rows]) {
        must(new Set(list.map(({ gameId }) => gameId)).size === list.length, 'a game stands twice');
      }
    },
  },
];

const moneyCase = (
  what: string,
  reason: string,
  call: Call,
  check: (backEnd: BackEnd, token: string) => Promise<void>,
): ConformanceCase => ({
  name: `money: ${what}`,
  reason,
  call,
  run: async (backEnd) => check(backEnd, (await backEnd.player()).token),
});

const moneyCases: ConformanceCase[] = [
  moneyCase(
    'the parts add up to the total',
    'A player can follow every unit of money (domain: accounts).',
    wallet.getBalanceInfo,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      const { total, ...parts } = await balanceOf(backEnd, token);
      const sum = Object.values(parts).reduce((all, part) => all + toMinor(part, exponent), 0n);
      must(sum === toMinor(total, exponent), `${toDecimal(sum, exponent)} is not ${total}`);
    },
  ),
  moneyCase(
    'amounts have no more places than the currency',
    'What cannot be paid must not be shown (decisions: wire 3).',
    wallet.getBalanceInfo,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      for (const [name, amount] of Object.entries(await balanceOf(backEnd, token))) {
        must(readDecimal(amount, exponent) !== undefined, `${name} is ${amount}`);
      }
    },
  ),
  moneyCase(
    'each bill follows from the one before it',
    'The bills are how a balance came to be.',
    wallet.billList,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      const { rows } = (await backEnd.ask(wallet.billList, {}, { token })) as { rows: Bill[] };
      if (rows.length < 2) throw new NotApplicable('there are no two bills');
      rows.slice(0, -1).forEach((bill, index) => {
        const before = toMinor(rows[index + 1]?.balanceAfter ?? '0', exponent);
        must(
          before + toMinor(bill.amount, exponent) === toMinor(bill.balanceAfter, exponent),
          `bill ${bill.billId} does not follow`,
        );
      });
    },
  ),
  moneyCase(
    'a channel’s least is no more than its most',
    'The recharge screen checks by them (section 5).',
    wallet.getPayChannel,
    async (backEnd, token) => {
      const { minAmount, maxAmount, channel } = await someChannel(backEnd, token);
      must(
        Number(minAmount) > 0 && Number(minAmount) <= Number(maxAmount),
        `${channel}: ${minAmount} to ${maxAmount}`,
      );
    },
  ),
  moneyCase(
    'a deposit below the least is refused',
    'The back end checks every rule again (S21).',
    wallet.charge,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      const { channel, minAmount } = await someChannel(backEnd, token);
      const amount = toDecimal(toMinor(minAmount, exponent) - 1n, exponent);
      const envelope = envelopeOf(
        await backEnd.send(wallet.charge, { channel, amount }, { token }),
      );
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'a deposit above the most is refused',
    'The back end checks every rule again (S21).',
    wallet.charge,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      const { channel, maxAmount } = await someChannel(backEnd, token);
      const amount = toDecimal(toMinor(maxAmount, exponent) + 1n, exponent);
      const envelope = envelopeOf(
        await backEnd.send(wallet.charge, { channel, amount }, { token }),
      );
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'a deposit of less than nothing is refused',
    'S21.',
    wallet.charge,
    async (backEnd, token) => {
      const { channel, minAmount } = await someChannel(backEnd, token);
      const args = { channel, amount: `-${minAmount}` };
      const envelope = envelopeOf(await backEnd.send(wallet.charge, args, { token }));
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'a channel that there is not is refused',
    'S21.',
    wallet.charge,
    async (backEnd, token) => {
      const envelope = envelopeOf(
        await backEnd.send(wallet.charge, { channel: 'no-such-channel', amount: '100' }, { token }),
      );
      must(
        envelope.code === codes.notFound || envelope.code === codes.refused,
        describeEnvelope(envelope),
      );
    },
  ),
  moneyCase(
    'a repeated deposit is one order',
    'The answer may have been lost; the client then sends the same key again (S3).',
    wallet.charge,
    async (backEnd, token) => {
      const { channel, minAmount: amount } = await someChannel(backEnd, token);
      const idempotencyKey = crypto.randomUUID();
      const ask = () => backEnd.ask(wallet.charge, { channel, amount }, { token, idempotencyKey });
      const [first, second] = [(await ask()) as Order, (await ask()) as Order];
      must(first.orderNo === second.orderNo, `${first.orderNo} and ${second.orderNo}`);
    },
  ),
  moneyCase(
    'a key is good for one amount',
    'The same key with other input is refused (S4).',
    wallet.charge,
    async (backEnd, token) => {
      const exponent = await exponentOf(backEnd);
      const { channel, minAmount: amount } = await someChannel(backEnd, token);
      const idempotencyKey = crypto.randomUUID();
      await backEnd.ask(wallet.charge, { channel, amount }, { token, idempotencyKey });
      const other = toDecimal(toMinor(amount, exponent) + 10n ** BigInt(exponent), exponent);
      const envelope = envelopeOf(
        await backEnd.send(wallet.charge, { channel, amount: other }, { token, idempotencyKey }),
      );
      must(envelope.code === codes.conflict, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'an order is asked for by its number',
    'The waiting screen asks how it stands.',
    wallet.getOrderStatus,
    async (backEnd, token) => {
      const { orderNo, amount } = await makeOrder(backEnd);
      const found = (await backEnd.ask(wallet.getOrderStatus, { orderNo }, { token })) as Order;
      must(
        found.orderNo === orderNo && Number(found.amount) === Number(amount),
        `${found.orderNo}, ${found.amount}`,
      );
    },
  ),
  moneyCase(
    'another player’s order looks like none',
    'Every id is checked against its owner (S20).',
    wallet.getOrderStatus,
    async (backEnd) => {
      const { orderNo } = await makeOrder(backEnd);
      const { token } = await backEnd.otherPlayer();
      const foreign = await backEnd.send(wallet.getOrderStatus, { orderNo }, { token });
      const unknown = await backEnd.send(wallet.getOrderStatus, { orderNo: UNKNOWN_ID }, { token });
      must(
        looksLike(foreign) === looksLike(unknown),
        `${looksLike(foreign)} and ${looksLike(unknown)}`,
      );
    },
  ),
  moneyCase(
    'a withdrawal of more than there is changes nothing',
    'Withdrawal: within balance (section 5).',
    wallet.withdraw,
    async (backEnd, token) => {
      const [card] = (await backEnd.ask(wallet.bankCardList, {}, { token })) as BankCard[];
      if (!card) throw new NotApplicable('the player has no bank card');
      const before = await balanceOf(backEnd, token);
      const args = { amount: '99999999', bankCardId: card.cardId };
      const envelope = envelopeOf(await backEnd.send(wallet.withdraw, args, { token }));
      must(envelope.code === codes.refused, describeEnvelope(envelope));
      must(
        JSON.stringify(await balanceOf(backEnd, token)) === JSON.stringify(before),
        'the balance changed',
      );
    },
  ),
  moneyCase(
    'a withdrawal to another player’s card looks like one to none',
    'S20.',
    wallet.withdraw,
    async (backEnd, token) => {
      const other = await backEnd.otherPlayer();
      const [card] = (await backEnd.ask(
        wallet.bankCardList,
        {},
        { token: other.token },
      )) as BankCard[];
      if (!card) throw new NotApplicable('the other player has no bank card');
      const send = (bankCardId: string) =>
        backEnd.send(wallet.withdraw, { amount: '100', bankCardId }, { token });
      const [foreign, unknown] = [await send(card.cardId), await send(UNKNOWN_ID)];
      must(
        looksLike(foreign) === looksLike(unknown),
        `${looksLike(foreign)} and ${looksLike(unknown)}`,
      );
      must(envelopeOf(foreign).code !== codes.ok, 'it was taken');
    },
  ),
  moneyCase(
    'a withdrawal arrives at 18:00 of the site',
    'Section 9.',
    wallet.getWithdrawRequest,
    async (backEnd, token) => {
      const { countryTimezone } = await siteInfoOf(backEnd);
      const { arrivesAt } = (await backEnd.ask(
        wallet.getWithdrawRequest,
        {},
        { token },
      )) as WithdrawRequest;
      const { hour, minute } = toWallClock(instantMs(arrivesAt), countryTimezone);
      must(hour === WITHDRAWAL_ARRIVAL_HOUR && minute === 0, `${hour}:${minute}`);
    },
  ),
  moneyCase(
    'a card’s number is hidden',
    'Only the last four digits are shown (section 3).',
    wallet.bankCardList,
    async (backEnd, token) => {
      const cards = (await backEnd.ask(wallet.bankCardList, {}, { token })) as BankCard[];
      if (cards.length === 0) throw new NotApplicable('the player has no bank card');
      must(
        cards.every(({ cardNumber }) => (cardNumber.match(/\d/g) ?? []).length <= 4),
        'more than four digits are shown',
      );
    },
  ),
];

/** The cases that follow from the specification and from what keeps players safe, beyond a single call's schema. */
export const specificationCases: readonly ConformanceCase[] = [
  ...envelopeCases,
  ...headerCases,
  ...languageCases,
  ...siteCases,
  ...wayInCases,
  ...lobbyCases,
  ...moneyCases,
];
