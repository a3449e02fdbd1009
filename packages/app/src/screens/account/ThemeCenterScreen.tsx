import {
  APPEARANCES,
  readAppearance,
  THEMES,
  type ThemeName,
} from '@parlor/flows/theme-and-locale';
import { Box } from '@parlor/ui/Box';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { PageBody } from '../../components/PageBody.tsx';
import {
  appearanceIcons,
  useThemePreference,
} from '../../features/theme-and-locale/use-preferences.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import * as css from './ThemeCenterScreen.css.ts';
import { ThemePreview } from './ThemePreview.tsx';

/**
 * The choice of theme and appearance: home in each theme, and light or dark. A choice applies at
 * once.
 */
export default function ThemeCenterScreen() {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const { appearance, chooseAppearance } = useThemePreference();
  return (
    <PageBody>
      <div>
        <Heading level={1} size={24}>
          {t('account:themeTitle')}
        </Heading>
        <Text as="p" color="muted">
          {t('account:themeText')}
        </Text>
      </div>
      <Themes />
      <RadioGroup
        label={t('preferences.appearance')}
        variant="cards"
        columns={isDesktop ? 3 : 1}
        value={appearance}
        onValueChange={(value) => chooseAppearance(readAppearance(value) ?? 'system')}
        options={APPEARANCES.map((value) => ({
          value,
          label: t(`preferences.appearances.${value}`),
          leading: <Icon icon={appearanceIcons[value]} />,
        }))}
      />
    </PageBody>
  );
}

function Themes() {
  const t = useTexts();
  return (
    <Grid asChild columns={3} gap={{ phone: 12, desktop: 24 }}>
      <fieldset>
        <VisuallyHidden as="legend">{t('preferences.theme')}</VisuallyHidden>
        {THEMES.map((theme) => (
          <ThemeCard key={theme} theme={theme} />
        ))}
      </fieldset>
    </Grid>
  );
}

function ThemeCard({ theme }: { theme: ThemeName }) {
  const t = useTexts();
  const { theme: current, appearance, chooseTheme } = useThemePreference();
  const id = useId();
  return (
    <Stack gap={8} className={css.card}>
      <input
        type="radio"
        id={id}
        name="theme"
        value={theme}
        checked={theme === current}
        onChange={() => chooseTheme(theme)}
        className={css.radio}
      />
      <div className={css.picture}>
        <ThemePreview theme={theme} appearance={appearance} />
      </div>
      <Text weight="medium" align="center">
        <label htmlFor={id}>{t(`preferences.themes.${theme}`)}</label>
      </Text>
      <Box as="span" center radius="full" className={css.mark}>
        <Icon icon={Check} size={16} />
      </Box>
    </Stack>
  );
}
