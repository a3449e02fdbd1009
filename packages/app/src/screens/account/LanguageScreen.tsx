import { LOCALES } from '@parlor/api/constants';
import { readLocale } from '@parlor/api/rules/locale';
import { Heading } from '@parlor/ui/Heading';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Spinner } from '@parlor/ui/Spinner';
import { Text } from '@parlor/ui/Text';
import { PageBody } from '../../components/PageBody.tsx';
import { useLocalePreference } from '../../features/theme-and-locale/use-preferences.ts';
import { languageNames } from '../../languages/language-names.ts';
import { languageTag } from '../../languages/languages.ts';
import { localeNames } from '../../languages/locale-names.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The choice of language: each by its own name, and by its name in the current language. */
export default function LanguageScreen() {
  const t = useTexts();
  const { locale, next, chooseLocale } = useLocalePreference();
  return (
    <PageBody>
      <div>
        <Heading level={1} size={24}>
          {t('account:languageTitle')}
        </Heading>
        <Text as="p" color="muted">
          {t('account:languageText')}
        </Text>
      </div>
      <RadioGroup
        label={t('preferences.language')}
        hideLabel
        variant="cards"
        value={next ?? locale}
        onValueChange={(value) => chooseLocale(readLocale(value) ?? locale)}
        options={LOCALES.map((value) => ({
          value,
          label: <span lang={languageTag(value)}>{localeNames[value].name}</span>,
          help: value === locale ? undefined : languageNames[locale][value],
          trailing: value === next ? <Spinner label={t('loading')} /> : undefined,
        }))}
      />
    </PageBody>
  );
}
