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
  useDress,
  useLocaleChoice,
} from '../../features/theme-and-locale/use-dress.ts';
import { languageTag } from '../../languages/languages.ts';
import { localeNames } from '../../languages/names.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref, type RouteName } from '../../navigation/paths.ts';

/** Theme and language, one tap away for everybody: who cannot read the page needs them first. */
export function DressLinks() {
  const t = useTexts();
  const { theme, appearance } = useDress();
  const { locale } = useLocaleChoice();
  return (
    <Grid columns={2}>
      <DressLink to="themeCenter" icon={appearanceIcons[appearance]} label={t('dress.theme')}>
        {t(`dress.themes.${theme}`)}
      </DressLink>
      <DressLink to="language" icon={Languages} label={t('dress.language')}>
        <span lang={languageTag(locale)}>{localeNames[locale].name}</span>
      </DressLink>
    </Grid>
  );
}

interface LinkProps {
  to: RouteName;
  icon: LucideIcon;
  label: string;
  /** What is chosen. */
  children: ReactNode;
}

function DressLink({ to, icon, label, children }: LinkProps) {
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
