import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { transactions as english } from '../../languages/en_US/transactions.ts';
import { createLanguages } from '../../languages/languages.ts';
import { transactions as malay } from '../../languages/ms_MY/transactions.ts';
import { transactions as burmese } from '../../languages/my_MM/transactions.ts';
import { transactions as thai } from '../../languages/th_TH/transactions.ts';
import { transactions as chinese } from '../../languages/zh_CN/transactions.ts';
import { findBillTitle, formatBillTitle } from './bill-title.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const KIND =
  /\b(?:deposit|withdraw|maker|round|promo|referral|activity|bonus|rebate|suspense|correction|adjust)(?:\.[a-z][a-zA-Z]*)+\b/g;

/** Kinds that the domain's document names (domain: Transfers). */
const documented = readFileSync(`${root}docs/domain.md`, 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Transfers'))
  ?.match(KIND);

/** Kinds that the ledger posts, from the sources of its transfers. */
const ledger = `${root}packages/server/src/ledger/`;
const posted = readdirSync(ledger)
  .filter((file) => file.includes('transfer') && !file.includes('.test.'))
  .flatMap((file) => readFileSync(ledger + file, 'utf8').match(/'[a-z]+\.[\w.]+'/g) ?? [])
  .flatMap((text) => text.match(KIND) ?? []);

/** Kinds of claims, prizes and corrections, which the document describes in words. */
const claims = [
  'promo.close',
  'promo.unlock',
  'activity.prize',
  'referral.issue',
  'referral.claim',
  'bonus.issue',
  'bonus.claim',
  'bonus.expire',
  'rebate.issue',
  'rebate.claim',
  'rebate.expire',
  'suspense.release',
  'correction.credit',
  'adjust.debit',
];
const kinds = [...new Set([...(documented ?? []), ...posted, ...claims, 'deposit'])].sort();

describe('the title of a transaction', () => {
  it('is tested with the kinds of the document and of the ledger', () => {
    expect(documented).toContain('maker.in.reserve');
    expect(posted).toContain('withdraw.release');
  });

  it.each(kinds)('exists for %s in every language, with and without a subject', (kind) => {
    const title = findBillTitle(kind);
    expect(title).toBeDefined();
    if (title === undefined) return;
    for (const { titles } of [english, thai, burmese, chinese, malay]) {
      expect(titles[title].named).toContain('{{subject}}');
      expect(titles[title].plain).not.toMatch(/\{\{|^$/);
    }
  });

  it.each([
    ['deposit.manual', 'deposit'],
    ['deposit.reversal', 'depositReversed'],
    ['withdraw.release', 'withdrawalReturned'],
    ['maker.in.cancel', 'backFromGame'],
    ['maker.out.complete', 'fromGame'],
    ['promo.settle', 'promotionSettled'],
  ])('tells %s from its relatives', (kind, title) => {
    expect(findBillTitle(kind)).toBe(title);
  });

  it.each([
    ['bonus.claim', 'levelUpgrade', 'Upgrade bonus'],
    ['bonus.claim', 'anniversary', 'Bonus: anniversary'],
    ['rebate.claim', '2026-11-20', 'Rebate, the day 2026-11-20'],
    ['deposit', 'SandPay', 'Deposit with SandPay'],
    ['deposit', '', 'Deposit'],
  ] as const)('of %s with the subject %j is %j', async (kind, subject, title) => {
    const languages = createLanguages((load) => load());
    await languages.load(['transactions']);
    await languages.choose('en_US');
    const formatDay = (day: string) => `the day ${day}`;
    expect(formatBillTitle(languages.get(), formatDay, { kind, subject, type: 'rewards' })).toBe(
      title,
    );
  });

  it('is missing for a kind of a later version, which shows its type', () => {
    expect(findBillTitle('deposits')).toBeUndefined();
    expect(findBillTitle('lottery.prize')).toBeUndefined();
  });
});
