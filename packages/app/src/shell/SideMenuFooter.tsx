import { LOCALES } from '@parlor/api/constants';
import { readLocale } from '@parlor/api/rules/locale';
import { APPEARANCES, readAppearance, readTheme, THEMES } from '@parlor/flows/theme-and-locale';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Menu } from '@parlor/ui/Menu';
import { Text } from '@parlor/ui/Text';
import { ChevronsUpDown } from 'lucide-react';
import * as adjust from '../components/adjust.css.ts';
import { ThemeSwatch } from '../features/theme-and-locale/ThemeSwatch.tsx';
import {
  appearanceIcons,
  useLocalePreference,
  useThemePreference,
} from '../features/theme-and-locale/use-preferences.ts';
import { languageTag } from '../languages/languages.ts';
import { localeNames } from '../languages/locale-names.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../navigation/paths.ts';

/** Theme and language, one tap away on every page of a desktop. */
export default function SideMenuFooter() {
  return (
    <Inline gap={0}>
      <ThemeMenu />
      <LanguageMenu />
    </Inline>
  );
}

function ThemeMenu() {
  const t = useTexts();
  const { theme, appearance, chooseTheme, chooseAppearance } = useThemePreference();
  const names = [
    ...(appearance === 'system' ? [] : [`${t(`preferences.appearances.${appearance}`)} ·`]),
    t(`preferences.themes.${theme}`),
  ];
  return (
    <Menu
      trigger={
        <Inline
          asChild
          grow
          interactive
          minHeight="target"
          paddingX={12}
          className={adjust.smallEndPadding}
          paddingY={4}
          radius="control"
        >
          <button type="button" aria-label={`${t('preferences.theme')}: ${names.join(' ')}`}>
            <Icon icon={appearanceIcons[appearance]} />
            {/* Two lines, if a language does not fit into one. */}
            <Inline as="span" gap={4} rowGap={0} wrap>
              {names.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </Inline>
          </button>
        </Inline>
      }
      groups={[
        {
          label: t('preferences.appearance'),
          value: appearance,
          onValueChange: (value) => chooseAppearance(readAppearance(value) ?? 'system'),
          options: APPEARANCES.map((value) => ({
            value,
            label: t(`preferences.appearances.${value}`),
            icon: <Icon icon={appearanceIcons[value]} />,
          })),
        },
        {
          label: t('preferences.theme'),
          value: theme,
          onValueChange: (value) => chooseTheme(readTheme(value) ?? theme),
          options: THEMES.map((value) => ({
            value,
            label: t(`preferences.themes.${value}`),
            icon: <ThemeSwatch theme={value} />,
          })),
        },
        { items: [{ value: 'all', label: t('preferences.see'), href: getHref('themeCenter') }] },
      ]}
    />
  );
}

function LanguageMenu() {
  const t = useTexts();
  const { locale, next, chooseLocale } = useLocalePreference();
  const { name, short } = localeNames[locale];
  return (
    <Menu
      align="end"
      trigger={
        <Inline
          asChild
          gap={4}
          shrink={false}
          interactive
          minHeight="target"
          paddingX={4}
          radius="control"
          color="muted"
        >
          <button
            type="button"
            aria-label={`${t('preferences.language')}: ${name}`}
            aria-busy={next !== undefined}
          >
            <Text size={13} lang={languageTag(locale)}>
              {short}
            </Text>
            <Icon icon={ChevronsUpDown} size={16} />
          </button>
        </Inline>
      }
      groups={[
        {
          label: t('preferences.language'),
          value: next ?? locale,
          onValueChange: (value) => chooseLocale(readLocale(value) ?? locale),
          options: LOCALES.map((value) => ({
            value,
            label: <span lang={languageTag(value)}>{localeNames[value].name}</span>,
          })),
        },
      ]}
    />
  );
}
