import {
  APPEARANCES,
  readAppearance,
  THEMES,
  type ThemeName,
} from '@parlor/flows/theme-and-locale';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Text } from '@parlor/ui/Text';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { PageBody } from '../../components/PageBody.tsx';
import { appearanceIcons, useDress } from '../../features/theme-and-locale/use-dress.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import * as css from './ThemeCenterScreen.css.ts';
import { Miniature } from './ThemePreview.tsx';

/** The colours of the page: home in each theme, and light or dark. A choice holds at once. */
export default function ThemeCenterScreen() {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const { appearance, chooseAppearance } = useDress();
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
        label={t('dress.appearance')}
        variant="cards"
        columns={isDesktop ? 3 : 1}
        value={appearance}
        onValueChange={(value) => chooseAppearance(readAppearance(value) ?? 'system')}
        options={APPEARANCES.map((value) => ({
          value,
          label: t(`dress.appearances.${value}`),
          leading: <Icon icon={appearanceIcons[value]} />,
        }))}
      />
    </PageBody>
  );
}

function Themes() {
  const t = useTexts();
  return (
    <fieldset className={css.themes}>
      <legend className={css.legend}>{t('dress.theme')}</legend>
      {THEMES.map((theme) => (
        <ThemeCard key={theme} theme={theme} />
      ))}
    </fieldset>
  );
}

function ThemeCard({ theme }: { theme: ThemeName }) {
  const t = useTexts();
  const { theme: current, appearance, chooseTheme } = useDress();
  const id = useId();
  return (
    <div className={css.card}>
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
        <Miniature theme={theme} appearance={appearance} />
      </div>
      <label htmlFor={id} className={css.name}>
        {t(`dress.themes.${theme}`)}
      </label>
      <span className={css.mark}>
        <Icon icon={Check} size={16} />
      </span>
    </div>
  );
}
