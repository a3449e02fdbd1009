import { Icon } from '@parlor/ui/Icon';
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
import * as css from './DressLinks.css.ts';

/** Theme and language, one tap away for everybody: who cannot read the page needs them first. */
export function DressLinks() {
  const t = useTexts();
  const { theme, appearance } = useDress();
  const { locale } = useLocaleChoice();
  return (
    <div className={css.root}>
      <DressLink to="themeCenter" icon={appearanceIcons[appearance]} label={t('dress.theme')}>
        {t(`dress.themes.${theme}`)}
      </DressLink>
      <DressLink to="language" icon={Languages} label={t('dress.language')}>
        <span lang={languageTag(locale)}>{localeNames[locale].name}</span>
      </DressLink>
    </div>
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
    <Link to={getHref(to)} className={css.link}>
      <Icon icon={icon} className={css.icon} />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{children}</span>
      </span>
    </Link>
  );
}
