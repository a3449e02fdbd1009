import { Box } from '@parlor/ui/Box';
import { Card } from '@parlor/ui/Card';
import { Grid } from '@parlor/ui/Grid';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Languages, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  appearanceIcons,
  useLocalePreference,
  useThemePreference,
} from '../../features/theme-and-locale/use-preferences.ts';
import { languageTag } from '../../languages/languages.ts';
import { localeNames } from '../../languages/locale-names.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref, type RouteName } from '../../navigation/paths.ts';

/**
 * Theme and language, one tap away for everybody: a visitor who cannot read the page needs them
 * first.
 */
export function PreferenceLinks() {
  const t = useTexts();
  const { theme, appearance } = useThemePreference();
  const { locale } = useLocalePreference();
  return (
    <Grid columns={2}>
      <PreferenceLink
        to="themeCenter"
        icon={appearanceIcons[appearance]}
        label={t('preferences.theme')}
      >
        {t(`preferences.themes.${theme}`)}
      </PreferenceLink>
      <PreferenceLink to="language" icon={Languages} label={t('preferences.language')}>
        <span lang={languageTag(locale)}>{localeNames[locale].name}</span>
      </PreferenceLink>
    </Grid>
  );
}

interface LinkProps {
  to: RouteName;
  icon: LucideIcon;
  label: string;
  /** The current choice. */
  children: ReactNode;
}

function PreferenceLink({ to, icon, label, children }: LinkProps) {
  return (
    <Card asChild>
      <Link to={getHref(to)}>
        <Inline>
          <Box shrink={false} color="muted">
            <Icon icon={icon} />
          </Box>
          <Stack gap={0}>
            <Text size={12} color="muted">
              {label}
            </Text>
            <Text weight="medium">{children}</Text>
          </Stack>
        </Inline>
      </Link>
    </Card>
  );
}
