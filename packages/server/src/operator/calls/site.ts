import { isZone } from '@parlor/api/rules';
import { z } from 'zod';
import { siteSettings } from '../../domains/site/index.ts';
import { defineOperatorCall } from './define.ts';
import { decimal as amount, inLanguages } from './fields.ts';

const amounts = z.array(amount).max(12);

const link = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'must be an https address, or empty' }),
  ])
  .describe('https address; empty removes it');
const picture = z
  .string()
  .max(300)
  .regex(
    /^(|\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/,
    'must be a path of the site or an https address',
  );
const zone = z.string().refine(isIanaZone, 'must be an IANA zone, like Asia/Manila');

const document = () => inLanguages('the document as HTML', 200_000);

const { bonuses, deposit, levels, rebate, referral, withdrawal } = siteSettings.shape;
const method = deposit.shape.methods.element;
const channel = method.shape.channels.element;
const account = deposit.shape.accounts.unwrap().element;
const limits = channel.shape.limits
  .unwrap()
  .extend({ minimum: amount, maximum: amount, amountPerDay: amount })
  .partial();
const bank = channel.shape.banks.unwrap().element.extend({ limits: limits.optional() });
const channels = z.array(
  channel.extend({ limits: limits.optional(), banks: z.array(bank).optional() }),
);
export type LimitsView = z.output<typeof limits>;

/** The settings as an operator sees them: amounts in the site's currency, decimal. */
export const siteView = siteSettings.extend({
  levels: z.array(
    levels.element.extend({
      requiredBets: amount,
      upgradeBonus: amount.default('0'),
      monthlyBonus: amount.default('0'),
      birthdayBonus: amount.default('0'),
    }),
  ),
  bonuses: bonuses.unwrap().extend({ monthlyRequiredBets: amount, depositMaximum: amount }),
  rebate: rebate.unwrap().extend({ minimum: amount }),
  referral: referral
    .unwrap()
    .extend({ requiredDeposits: amount, requiredBets: amount, reward: amount }),
  deposit: deposit.extend({
    minimum: amount,
    maximum: amount,
    amountPerDay: amount,
    presets: amounts,
    methods: z.array(method.extend({ channels })),
    accounts: z.array(account.extend({ minimum: amount, maximum: amount })).optional(),
  }),
  fourEyesFrom: amount.optional(),
  withdrawal: withdrawal.extend({ minimum: amount, maximum: amount, presets: amounts }),
});
export type SiteView = z.output<typeof siteView>;

/** Input is stricter than stored values. */
const writable = siteView.extend({
  websiteName: z.string().trim().min(1).max(60),
  websiteLogo: picture,
  documentTitle: inLanguages('title of the browser tab', 120),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals, like PH'),
  currencyCode: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals, like PHP'),
  currencySymbol: z.string().trim().min(1).max(4),
  countryTimezone: zone,
  mobileBottomPicture: picture,
  facebookLink: link,
  telegramLink: link,
  lineLink: link,
  appDownloadLink: link,
  trackingPixelId: z.string().regex(/^[\w-]{0,64}$/, 'must be letters, digits, - and _'),
  userAgreement: document(),
  documents: z.object({ privacy: document(), promotionTerms: document() }),
});

/** Every setting is optional; a nested one is changed in part. */
const siteChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(writable.shape).map(([name, field]) => [
      name,
      (field instanceof z.ZodObject ? z.strictObject(field.partial().shape) : field).optional(),
    ]),
  ),
);

export const showSite = defineOperatorCall({
  id: 'site.show',
  command: 'site show',
  method: 'GET',
  path: '/site',
  role: 'viewer',
  request: z.strictObject({
    field: z.string().max(60).optional().describe('one setting, such as userAgreement'),
  }),
  positionals: ['field'],
  response: z.record(z.string(), z.unknown()),
  summary: 'Shows the site’s settings: contents, flags, levels, limits, documents.',
  examples: ['site show', 'site show deposit', 'site show userAgreement --json'],
});

export const setSite = defineOperatorCall({
  id: 'site.set',
  command: 'site set',
  method: 'POST',
  path: '/site',
  role: 'admin',
  request: siteChanges,
  response: z.object({ changed: z.array(z.string()) }),
  summary: 'Changes settings of the site, from the players’ next request.',
  details: `Amounts are in the site’s currency. Localized texts change one locale at a time.
Lists (levels, banks) are JSON and are replaced completely. Rates are in hundredths of a percent. The currency cannot change once money has
moved.`,
  examples: [
    'site set --websiteName "Casa Parlor" --gameAccountCaptchaEnabled off',
    'site set --userAgreement en_US=@terms-en.html th_TH=@terms-th.html',
    'site set --deposit.minimum 100 --withdrawal.holidays 2026-12-25 2026-12-30',
    'site set --levels @levels.json',
    'site set --bonuses.depositRate 500 --referral.reward 50',
  ],
});

function isIanaZone(name: string): boolean {
  return (name.includes('/') || name === 'UTC') && isZone(name);
}
