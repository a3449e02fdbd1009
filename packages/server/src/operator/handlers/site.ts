import { toDecimal, toMinor } from '@parlor/api/rules';
import { toDate } from '../../core/clock.ts';
import type { Reader } from '../../core/database/schema.ts';
import { readSite, type SiteSettings, siteSettings } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { formatIssues } from '../calls/define.ts';
import { site } from '../calls/index.ts';
import type { LimitsView, SiteView } from '../calls/site.ts';
import { difference } from '../difference.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** The site's settings. */
export function answerSite({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(site.showSite, async ({ db, args: { field } }) => {
    const view: Record<string, unknown> = getView(await readSite(db));
    if (field === undefined) return view;
    if (!Object.hasOwn(view, field)) throw nothingFound(`setting “${field}”`);
    return { [field]: view[field] };
  });

  routes.change(site.setSite, async ({ trx, args }) => {
    // With two concurrent operators, the second one changes the result of the first.
    await trx.selectFrom('site').select('id').forUpdate().execute();
    const before = await readSite(trx);
    const old = getView(before);
    const view = merged(old, args) as SiteView;
    const after = getStored(view, before);
    await refuseNewCurrency(trx, before, after);
    await trx
      .updateTable('site')
      .set({ settings: JSON.stringify(after), updated_at: toDate(clock) })
      .where('id', '=', 1)
      .execute();
    const changes = difference(old, getView(after));
    return {
      answer: { changed: Object.keys(changes?.after ?? {}) },
      subject: 'site',
      before: old,
      after: getView(after),
    };
  });
}

/** Amounts in the site's currency. */
function getView(settings: SiteSettings): SiteView {
  const money = (minor: string) => toDecimal(BigInt(minor), settings.currencyExponent);
  const { deposit, withdrawal } = settings;
  return {
    ...settings,
    ...mapRewards(settings, money),
    deposit: {
      ...deposit,
      minimum: money(deposit.minimum),
      maximum: money(deposit.maximum),
      amountPerDay: money(deposit.amountPerDay),
      presets: deposit.presets.map(money),
      methods: mapLimits(deposit.methods, money),
      accounts: deposit.accounts?.map((account) => ({
        ...account,
        minimum: money(account.minimum),
        maximum: money(account.maximum),
      })),
    },
    ...(settings.fourEyesFrom !== undefined && { fourEyesFrom: money(settings.fourEyesFrom) }),
    withdrawal: {
      ...withdrawal,
      minimum: money(withdrawal.minimum),
      maximum: money(withdrawal.maximum),
      presets: withdrawal.presets.map(money),
    },
  };
}

type Rewards = Pick<SiteSettings, 'levels' | 'bonuses' | 'rebate' | 'referral'>;

/** Converts the amounts of levels and rewards between minor units and the site's currency. */
function mapRewards(
  { levels, bonuses, rebate, referral }: Rewards,
  convert: (amount: string) => string,
): Rewards {
  return {
    levels: levels.map((level) => ({
      ...level,
      requiredBets: convert(level.requiredBets),
      upgradeBonus: convert(level.upgradeBonus),
      monthlyBonus: convert(level.monthlyBonus),
      birthdayBonus: convert(level.birthdayBonus),
    })),
    bonuses: {
      ...bonuses,
      monthlyRequiredBets: convert(bonuses.monthlyRequiredBets),
      depositMaximum: convert(bonuses.depositMaximum),
    },
    rebate: { ...rebate, minimum: convert(rebate.minimum) },
    referral: {
      ...referral,
      requiredDeposits: convert(referral.requiredDeposits),
      requiredBets: convert(referral.requiredBets),
      reward: convert(referral.reward),
    },
  };
}

type Methods = SiteSettings['deposit']['methods'];

/** Converts the limits of channels and banks between minor units and the site's currency. */
function mapLimits(methods: Methods, convert: (amount: string) => string): Methods {
  const map = (limits: LimitsView | undefined) =>
    limits && {
      ...limits,
      ...(limits.minimum !== undefined && { minimum: convert(limits.minimum) }),
      ...(limits.maximum !== undefined && { maximum: convert(limits.maximum) }),
      ...(limits.amountPerDay !== undefined && { amountPerDay: convert(limits.amountPerDay) }),
    };
  return methods.map((method) => ({
    ...method,
    channels: method.channels.map((channel) => ({
      ...channel,
      limits: map(channel.limits),
      banks: channel.banks?.map((bank) => ({ ...bank, limits: map(bank.limits) })),
    })),
  }));
}

/** @throws OperatorRefusal 422 if the settings contradict each other. */
function getStored(view: SiteView, before: SiteSettings): SiteSettings {
  const minor = (amount: string) => {
    try {
      return String(toMinor(amount, view.currencyExponent));
    } catch {
      throw new OperatorRefusal(422, `${amount} has more decimal places than the currency`);
    }
  };
  const { deposit, withdrawal } = view;
  const parsed = siteSettings.safeParse({
    ...view,
    ...mapRewards(view, minor),
    deposit: {
      ...deposit,
      minimum: minor(deposit.minimum),
      maximum: minor(deposit.maximum),
      amountPerDay: minor(deposit.amountPerDay),
      presets: deposit.presets.map(minor),
      methods: mapLimits(deposit.methods, minor),
      accounts: deposit.accounts?.map((account) => ({
        ...account,
        minimum: minor(account.minimum),
        maximum: minor(account.maximum),
      })),
    },
    ...(view.fourEyesFrom !== undefined && { fourEyesFrom: minor(view.fourEyesFrom) }),
    withdrawal: {
      ...withdrawal,
      minimum: minor(withdrawal.minimum),
      maximum: minor(withdrawal.maximum),
      presets: withdrawal.presets.map(minor),
    },
  });
  if (!parsed.success) throw new OperatorRefusal(422, formatIssues(parsed.error));
  const faults = contradictionsIn(parsed.data);
  // A contradiction that existed before does not block other changes.
  const known = contradictionsIn(before);
  const own = faults.filter((fault) => !known.includes(fault));
  if (own.length > 0) throw new OperatorRefusal(422, own.join('; '));
  return parsed.data;
}

function contradictionsIn(settings: SiteSettings): string[] {
  const faults: string[] = [];
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const { presets, ...limits } = settings[kind];
    const [minimum, maximum] = [BigInt(limits.minimum), BigInt(limits.maximum)];
    if (minimum > maximum) faults.push(`${kind}.minimum: is above ${kind}.maximum`);
    if (presets.some((preset) => BigInt(preset) < minimum || BigInt(preset) > maximum)) {
      faults.push(`${kind}.presets: must lie between ${kind}.minimum and ${kind}.maximum`);
    }
  }
  const channels = settings.deposit.methods.flatMap((method) => method.channels);
  if (new Set(channels.map(({ channel }) => channel)).size < channels.length) {
    faults.push('deposit.methods: two channels have the same name');
  }
  const unknown = channels
    .flatMap(({ banks = [] }) => banks)
    .filter((bank) => settings.banks.every(({ bankCode }) => bankCode !== bank.bankCode));
  for (const { bankCode } of unknown) {
    faults.push(`deposit.methods: ${bankCode} is not one of the site’s banks`);
  }
  const ids = (settings.deposit.accounts ?? []).map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('deposit.accounts: two have the same id');
  const inOrder = settings.levels.every(
    ({ level, requiredBets }, index, all) =>
      level === index &&
      (index === 0 || BigInt(requiredBets) > BigInt(all[index - 1]?.requiredBets ?? 0)),
  );
  if (!inOrder) faults.push('levels: must count from 0, each asking for more than the one before');
  const language = settings.websiteDefaultLanguage || 'en_US';
  if (!settings.userAgreement[language] && !settings.userAgreement.en_US) {
    faults.push('userAgreement: is missing in English and in the site’s own language');
  }
  return faults;
}

/** Stored amounts are minor units of the currency at that time. */
async function refuseNewCurrency(
  on: Reader,
  before: SiteSettings,
  after: SiteSettings,
): Promise<void> {
  const same =
    before.currencyCode === after.currencyCode &&
    before.currencyExponent === after.currencyExponent;
  if (same) return;
  const moved = await on.selectFrom('ledger_entry').select('id').limit(1).executeTakeFirst();
  if (moved) {
    throw new OperatorRefusal(409, 'currencyCode: money has already moved in the old currency');
  }
}

/** Objects are merged, everything else is replaced. */
function merged(before: unknown, change: unknown): unknown {
  if (change === undefined) return before;
  if (!isPlain(before) || !isPlain(change)) return change;
  const names = new Set([...Object.keys(before), ...Object.keys(change)]);
  return Object.fromEntries([...names].map((name) => [name, merged(before[name], change[name])]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
