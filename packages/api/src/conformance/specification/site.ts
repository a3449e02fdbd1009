import type { SiteInfo } from '../../entities/site.ts';
import { inZone } from '../../rules/zone.ts';
import { type ConformanceCase, must } from '../types.ts';
import { getSiteInfo } from './shared.ts';

const siteCase = (
  what: string,
  reason: string,
  check: (info: SiteInfo) => void,
): ConformanceCase => ({
  name: `site: ${what}`,
  reason,
  run: async (backEnd) => check(await getSiteInfo(backEnd)),
});

/** Public information about the site. */
export const siteCases: readonly ConformanceCase[] = [
  siteCase(
    'its country is an ISO 3166 code',
    'It drives the phone rules (docs/product.md: What the product does and for whom).',
    (info) => must(/^[A-Z]{2}$/.test(info.countryCode), `countryCode is “${info.countryCode}”`),
  ),
  siteCase('its currency is an ISO 4217 code', 'Amounts are written in it.', (info) => {
    must(/^[A-Z]{3}$/.test(info.currencyCode), `currencyCode is “${info.currencyCode}”`);
    must(info.currencySymbol !== '', 'currencySymbol is empty');
  }),
  siteCase('its timezone is one', 'Deadlines are shown in it (product decision 28).', (info) => {
    try {
      inZone(0, info.countryTimezone);
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
