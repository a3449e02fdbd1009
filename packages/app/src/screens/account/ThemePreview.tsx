import { home } from '@parlor/api/calls/games';
import type { HomePage } from '@parlor/api/entities';
import type { AppearanceChoice, ThemeName } from '@parlor/flows/theme-and-locale';
import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import { CircleUserRound, Gift, Heart, House, LayoutGrid, Search } from 'lucide-react';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { getBannerPicture, getCover } from '../../features/catalog/images.ts';
import { categoryTitle } from '../../features/catalog/titles.ts';
import { Logo } from '../../features/site/Brand.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './ThemePreview.css.ts';

interface Props {
  theme: ThemeName;
  appearance: AppearanceChoice;
}

/** A miniature of home in a theme, with the site's own games and no interaction. */
export function ThemePreview({ theme, appearance }: Props) {
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  return (
    <ThemeProvider theme={theme} appearance={appearance} aria-hidden="true" className={css.frame}>
      <div className={css.page}>
        <Top />
        <Offer banner={data?.banners[0]} />
        <Categories categories={data?.categories ?? []} />
        <Covers games={data?.hotGames ?? []} />
      </div>
      <Tabs />
    </ThemeProvider>
  );
}

function Top() {
  const t = useTexts();
  const { websiteName, currencySymbol } = useSite();
  return (
    <>
      <div className={css.top}>
        <span className={css.brand}>
          <span className={css.logo}>
            <Logo />
          </span>
          {websiteName}
        </span>
        <span className={css.balance}>
          {currencySymbol}8,214.35
          <span className={css.plus}>+</span>
        </span>
      </div>
      <span className={css.search}>
        <Search className={css.icon} />
        {t('home.searchShort')}
      </span>
    </>
  );
}

function Offer({ banner }: { banner: HomePage['banners'][number] | undefined }) {
  if (banner === undefined) return <div className={css.banner} />;
  const { src, color } = getBannerPicture(banner);
  return (
    <div className={css.banner} style={{ backgroundColor: color }}>
      <img src={src} alt="" className={css.art} />
      <span className={css.offer}>{banner.title}</span>
      <span className={css.button}>{banner.action}</span>
    </div>
  );
}

function Categories({ categories }: Pick<HomePage, 'categories'>) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <div className={css.chips}>
      <span className={css.chipHere}>{t('home.all')}</span>
      {categories.slice(0, 4).map((category) => (
        <span key={category.categoryId} className={css.chip}>
          {categoryTitle(category, locale)}
        </span>
      ))}
    </div>
  );
}

const places = [0, 1, 2, 3, 4, 5];

function Covers({ games }: { games: HomePage['hotGames'] }) {
  const t = useTexts();
  return (
    <>
      <span className={css.heading}>{t('home.hot')}</span>
      <div className={css.covers}>
        {places.map((place) => {
          const game = games[place];
          if (game === undefined) return <span key={place} className={css.cover} />;
          const { src, color } = getCover(game);
          return (
            <img
              key={place}
              src={src}
              alt=""
              className={css.cover}
              style={{ backgroundColor: color }}
            />
          );
        })}
      </div>
    </>
  );
}

const tabs = [House, LayoutGrid, Gift, Heart, CircleUserRound];

function Tabs() {
  return (
    <div className={css.tabs}>
      {tabs.map((Icon, index) => (
        <Icon key={Icon.displayName} className={index === 0 ? css.tabHere : css.tab} />
      ))}
    </div>
  );
}
