import { bills, cards, deposits, wallet } from '../../calls/index.ts';
import { WITHDRAWAL_ARRIVAL_HOUR } from '../../constants.ts';
import type { BalanceInfo } from '../../entities/balance.ts';
import type { Statement } from '../../entities/bill.ts';
import { instantMs } from '../../entities/common.ts';
import type { TransferOrder } from '../../entities/deposit.ts';
import type { BankCard, Bill, Order, WithdrawRequest } from '../../entities/wallet.ts';
import { codes } from '../../envelope.ts';
import { currencyExponent, readDecimal, toDecimal, toMinor } from '../../rules/amount.ts';
import { inZone } from '../../rules/zone.ts';
import { describeEnvelope, getEnvelope } from '../back-end.ts';
import { makeOrder, someBank, someChannel } from '../discover.ts';
import { type BackEnd, type ConformanceCase, must, NotApplicable } from '../types.ts';
import { getSiteInfo, looksLike } from './shared.ts';

const UNKNOWN_ID = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';

const getExponent = async (backEnd: BackEnd) => {
  const { currencyCode, currencyExponent: stated } = await getSiteInfo(backEnd);
  return stated ?? currencyExponent(currencyCode);
};
const getBalance = async (backEnd: BackEnd, token: string) =>
  (await backEnd.ask(wallet.getBalanceInfo, {}, { token })) as BalanceInfo;

const moneyCase = (
  what: string,
  reason: string,
  check: (backEnd: BackEnd, token: string) => Promise<void>,
): ConformanceCase => ({
  name: `money: ${what}`,
  reason,
  run: async (backEnd) => check(backEnd, (await backEnd.player()).token),
});

/** Balance, bills, deposits, withdrawals and cards. */
export const moneyCases: readonly ConformanceCase[] = [
  moneyCase(
    'the parts add up to the total',
    'A player can follow every unit of money (domain: accounts).',
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      const { total, ...parts } = await getBalance(backEnd, token);
      const sum = Object.values(parts).reduce((all, part) => all + toMinor(part, exponent), 0n);
      must(sum === toMinor(total, exponent), `${toDecimal(sum, exponent)} is not ${total}`);
    },
  ),
  moneyCase(
    'amounts have no more places than the currency',
    'What cannot be paid must not be shown (product decision 3).',
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      for (const [name, amount] of Object.entries(await getBalance(backEnd, token))) {
        must(readDecimal(amount, exponent) !== undefined, `${name} is ${amount}`);
      }
    },
  ),
  moneyCase(
    'each bill follows from the one before it',
    'The bills are how a balance came to be.',
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
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
    'a statement opens and closes with balances that its rows explain',
    'A statement is evidence only if it adds up.',
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      const days = { from: '2026-01-01', until: '2026-12-31' };
      const made = (await backEnd.ask(bills.statement, days, { token })) as Statement;
      const sum = made.rows.reduce(
        (balance, row) => balance + toMinor(row.amount, exponent),
        toMinor(made.openingBalance, exponent),
      );
      must(
        sum === toMinor(made.closingBalance, exponent),
        `the rows lead to ${toDecimal(sum, exponent)}, not ${made.closingBalance}`,
      );
    },
  ),
  moneyCase(
    'a channel’s least is no more than its most',
    'The recharge screen checks by them (docs/product.md: Validation rules).',
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
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      const { channel, minAmount } = await someChannel(backEnd, token);
      const amount = toDecimal(toMinor(minAmount, exponent) - 1n, exponent);
      const envelope = getEnvelope(
        await backEnd.send(wallet.charge, { channel, amount }, { token }),
      );
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'a deposit above the most is refused',
    'The back end checks every rule again (S21).',
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      const { channel, maxAmount } = await someChannel(backEnd, token);
      const amount = toDecimal(toMinor(maxAmount, exponent) + 1n, exponent);
      const envelope = getEnvelope(
        await backEnd.send(wallet.charge, { channel, amount }, { token }),
      );
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  moneyCase('a deposit of less than nothing is refused', 'S21.', async (backEnd, token) => {
    const { channel, minAmount } = await someChannel(backEnd, token);
    const args = { channel, amount: `-${minAmount}` };
    const envelope = getEnvelope(await backEnd.send(wallet.charge, args, { token }));
    must(envelope.code === codes.refused, describeEnvelope(envelope));
  }),
  moneyCase('a channel that there is not is refused', 'S21.', async (backEnd, token) => {
    const envelope = getEnvelope(
      await backEnd.send(wallet.charge, { channel: 'no-such-channel', amount: '100' }, { token }),
    );
    must(
      envelope.code === codes.notFound || envelope.code === codes.refused,
      describeEnvelope(envelope),
    );
  }),
  moneyCase(
    'a repeated deposit is one order',
    'The answer may have been lost; the client then sends the same key again (S3).',
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
    async (backEnd, token) => {
      const exponent = await getExponent(backEnd);
      const { channel, minAmount: amount } = await someChannel(backEnd, token);
      const idempotencyKey = crypto.randomUUID();
      await backEnd.ask(wallet.charge, { channel, amount }, { token, idempotencyKey });
      const other = toDecimal(toMinor(amount, exponent) + 10n ** BigInt(exponent), exponent);
      const envelope = getEnvelope(
        await backEnd.send(wallet.charge, { channel, amount: other }, { token, idempotencyKey }),
      );
      must(envelope.code === codes.conflict, describeEnvelope(envelope));
    },
  ),
  moneyCase(
    'a bank transfer names its recipient and reference, again when its order is asked for',
    'The player leaves for the bank’s app and comes back (product decision 7).',
    async (backEnd, token) => {
      const { channel, bank } = await someBank(backEnd, token);
      const args = {
        channel: channel.channel,
        amount: bank.minAmount,
        bankCode: bank.bankCode,
      };
      const made = (await backEnd.ask(deposits.recharge, args, { token })) as TransferOrder;
      must(made.reference !== '', 'there is no reference');
      must(made.payee !== null || made.qrCode !== null, 'neither a recipient nor a QR code');
      const { orderNo } = made;
      const found = (await backEnd.ask(wallet.getOrderStatus, { orderNo }, { token })) as Order;
      must(
        found.transfer?.reference === made.reference,
        `the reference is ${found.transfer?.reference}, not ${made.reference}`,
      );
    },
  ),
  moneyCase('a bank that the channel has not is refused', 'S21.', async (backEnd, token) => {
    const { channel, bank } = await someBank(backEnd, token);
    const args = { channel: channel.channel, amount: bank.minAmount, bankCode: 'NO-SUCH-BANK' };
    const envelope = getEnvelope(await backEnd.send(deposits.recharge, args, { token }));
    must(envelope.code === codes.refused, describeEnvelope(envelope));
  }),
  moneyCase(
    'an order is asked for by its number',
    'The waiting screen asks how it stands.',
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
    'Withdrawal: within balance (docs/product.md: Validation rules).',
    async (backEnd, token) => {
      const [card] = (await backEnd.ask(wallet.bankCardList, {}, { token })) as BankCard[];
      if (!card) throw new NotApplicable('the player has no bank card');
      const before = await getBalance(backEnd, token);
      const args = { amount: '99999999', bankCardId: card.cardId };
      const envelope = getEnvelope(await backEnd.send(wallet.withdraw, args, { token }));
      must(envelope.code === codes.refused, describeEnvelope(envelope));
      must(
        JSON.stringify(await getBalance(backEnd, token)) === JSON.stringify(before),
        'the balance changed',
      );
    },
  ),
  moneyCase(
    'a withdrawal to another player’s card looks like one to none',
    'S20.',
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
      must(getEnvelope(foreign).code !== codes.ok, 'it was taken');
    },
  ),
  ...[cards.deleteBankCard, cards.setDefaultBankCard].map((call) =>
    moneyCase(
      `another player’s card looks like none to ${call.path}`,
      'Every id is checked against its owner (S20).',
      async (backEnd, token) => {
        const other = await backEnd.otherPlayer();
        const owned = { token: other.token };
        const [card] = (await backEnd.ask(wallet.bankCardList, {}, owned)) as BankCard[];
        if (!card) throw new NotApplicable('the other player has no bank card');
        const send = (id: string) => backEnd.send(call, { id }, { token });
        const [foreign, unknown] = [await send(card.cardId), await send(UNKNOWN_ID)];
        must(
          looksLike(foreign) === looksLike(unknown),
          `${looksLike(foreign)} and ${looksLike(unknown)}`,
        );
        const left = (await backEnd.ask(wallet.bankCardList, {}, owned)) as BankCard[];
        must(
          left.some(({ cardId }) => cardId === card.cardId),
          'the card is gone',
        );
      },
    ),
  ),
  moneyCase(
    'a withdrawal arrives at 18:00 of the site',
    'docs/product.md: Business constants and limits.',
    async (backEnd, token) => {
      const { countryTimezone } = await getSiteInfo(backEnd);
      const { arrivesAt } = (await backEnd.ask(
        wallet.getWithdrawRequest,
        {},
        { token },
      )) as WithdrawRequest;
      const time = inZone(instantMs(arrivesAt), countryTimezone).format('HH:mm');
      must(time === `${WITHDRAWAL_ARRIVAL_HOUR}:00`, time);
    },
  ),
  moneyCase(
    'a card’s number is hidden',
    'Only the last four digits are shown (docs/product.md: Entities and their fields).',
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
