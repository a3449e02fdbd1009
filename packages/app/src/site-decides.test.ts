import { readFileSync } from 'node:fs';
import type { SiteInfo } from '@parlor/api/entities';
import { siteInfo } from '@parlor/api/entities/site';
import { describe, expect, it } from 'vitest';

/** The proof that a setting of the site changes what it names: a story of a file. */
interface Proof {
  file: string;
  story: string;
}
const by = (file: string, story: string): Proof => ({ file, story });
const ofSite = (story: string) => by('site/Site', story);

/** A setting without a row is a type error, and one without a proof fails below. */
const proofs: Readonly<Record<keyof SiteInfo, Proof>> = {
  websiteLogo: ofSite('Logo'),
  websiteName: ofSite('NameInTitles'),
  documentTitle: ofSite('TitleOfHome'),
  countryCode: by('entry/Entry', 'ChooseLocationInThailand'),
  currencyCode: by('entry/Entry', 'ChooseLocationInThailand'),
  currencySymbol: ofSite('WholeMoney'),
  currencyExponent: ofSite('WholeMoney'),
  countryTimezone: by('entry/Entry', 'ChooseLocationInThailand'),
  gameAccountCaptchaEnabled: by('login/Login', 'WithoutCaptcha'),
  gameAccountRegisterSMS: by('login/SignUp', 'ShortForm'),
  gameAccountRegisterBank: by('login/SignUp', 'ShortForm'),
  levelScheduleStatus: ofSite('NextLevel'),
  mobileBottomPictureStatus: ofSite('NoBottomPicture'),
  mobileBottomPicture: ofSite('BottomPicture'),
  userAgreement: by('account/AccountScreen', 'NoAgreement'),
  facebookLink: ofSite('SocialLinks'),
  telegramLink: ofSite('SocialLinks'),
  lineLink: ofSite('AllSocialLinks'),
  appDownloadLink: ofSite('AppDownload'),
  userLevelList: ofSite('NamesOfLevels'),
  trackingPixelId: ofSite('AsksBeforeCounting'),
  websiteDefaultLanguage: by('account/Preferences', 'FirstVisitToAChineseSite'),
  minimumAge: ofSite('YoungestAge'),
  demo: by('entry/Entry', 'Demo'),
  demoPhoneUrl: ofSite('DemoPhone'),
};

const readSource = (file: string) =>
  readFileSync(new URL(`./screens/${file}.stories.tsx`, import.meta.url), 'utf8');

/** The text of one story: from its name to the next one. */
function readText({ file, story }: Proof): string | undefined {
  const [, ...rest] = readSource(file).split(`export const ${story}: Story`);
  return rest[0]?.split('\nexport const ')[0];
}

describe('the site decides (docs/product.md: Entities and their fields, site info)', () => {
  it('has a row for every setting of the contract', () => {
    expect(Object.keys(proofs).sort()).toEqual(Object.keys(siteInfo.def.shape).sort());
  });

  it.each(Object.entries(proofs))('%s changes what it names', (field, proof) => {
    const text = readText(proof);
    expect(text, `${proof.file} has no story ${proof.story}`).toBeDefined();
    // Arguments of a helper in the file are set in the helper.
    const said = text?.includes('site: {') ? text : readSource(proof.file);
    expect(said).toContain(field);
  });

  it.each(Object.entries(proofs))('the story of %s looks at what it shows', (_, proof) => {
    const text = readText(proof) ?? '';
    expect(/play\(|\.\.\.shows\(/.test(text)).toBe(true);
  });
});
