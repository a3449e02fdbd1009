import { getCallingCode } from '@parlor/api/rules';
import { languageTag } from '../languages/languages.ts';
import { useLocale } from '../languages/use-locale.ts';
import { type Translate, useTexts } from '../languages/use-texts.ts';
import { useSite } from './site.ts';

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  /** In the current language. */
  name: string;
  /** `+63`; undefined for a country without phone rules of its own. */
  callingCode: string | undefined;
  /** The national number format; undefined for a country without phone rules of its own. */
  example: string | undefined;
}

/** Unassigned numbers in national format. */
const examples: Readonly<Record<string, string>> = {
  PH: '0917 555 0123',
  TH: '081 555 0123',
  MM: '09 421 555 012',
};

/** The country that the site serves: it decides how phone numbers are written (docs/product.md: What the product does and for whom). */
export function useCountry(): Country {
  const { countryCode } = useSite();
  const t = useTexts();
  const locale = useLocale();
  const code = countryCode.toUpperCase();
  const calling = getCallingCode(code);
  return {
    code,
    name: getName(t, code, languageTag(locale)),
    callingCode: calling && `+${calling}`,
    example: examples[code],
  };
}

/** The app's own text for known countries: browsers do not support all of the app's locales. */
function getName(t: Translate, code: string, tag: string): string {
  if (code === 'PH' || code === 'TH' || code === 'MM' || code === 'MY') {
    return t(`entry:countries.${code}`);
  }
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
  } catch {
    // The site's code may be invalid; the page is still shown.
    return code;
  }
}
