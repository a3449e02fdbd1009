import { home } from '@parlor/api/calls/games';
import { SideNav, type SideNavGroup } from '@parlor/ui/SideNav';
import { Skeleton } from '@parlor/ui/Skeleton';
import { BadgePercent, Factory, Gift, Heart, House, LayoutGrid, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useHasSession } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { categoryIcon } from '../features/games/CategoryIcon.tsx';
import { categoryTitle } from '../features/games/titles.ts';
import { Brand } from '../features/site/Brand.tsx';
import { useLocale } from '../languages/use-locale.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../routes/paths.ts';
import { LazyPart, type Part } from './LazyPart.tsx';
import { useRoute } from './use-route.ts';

/** Its menus are not needed to see the page. */
const foot: Part<object> = { load: () => import('./SideMenuFoot.tsx') };

/** Every place of the product, at the side of a desktop. */
export function SideMenu() {
  const t = useTexts();
  const locale = useLocale();
  const route = useRoute();
  const [search] = useSearchParams();
  const hasSession = useHasSession();
  const { data, error } = useCall(home, {}, { revalidateIfStale: false });
  // Groups come together, so that none is pushed down by one that arrives later.
  const isKnown = data !== undefined || error !== undefined;

  const groups: SideNavGroup[] = [
    {
      items: [
        { value: 'desktop', label: t('tabs.home'), icon: House, href: getHref('desktop') },
        {
          value: 'browser',
          label: t('side.allGames'),
          icon: LayoutGrid,
          href: getHref('browser'),
          count: data?.games.total.toLocaleString('en-US'),
        },
        { value: 'myGames', label: t('tabs.myGames'), icon: Heart, href: getHref('myGames') },
      ],
    },
    {
      label: t('side.categories'),
      items: (data?.categories ?? []).map((category) => ({
        value: categoryValue(category.categoryId),
        label: categoryTitle(category, locale),
        icon: categoryIcon(category.icon),
        href: getHref('desktop', { category: category.categoryId }),
        count: category.gameCount.toLocaleString('en-US'),
      })),
    },
    {
      label: t('side.yours'),
      items: [
        { value: 'privilege', label: t('tabs.promotions'), icon: Gift, href: getHref('privilege') },
        { value: 'myWallet', label: t('side.wallet'), icon: Wallet, href: getHref('myWallet') },
        { value: 'rebate', label: t('side.rebate'), icon: BadgePercent, href: getHref('rebate') },
        {
          value: 'makerGameList',
          label: t('home.makers'),
          icon: Factory,
          // A visitor may not go there, and finds them on the page of all games.
          href: getHref(hasSession ? 'makerGameList' : 'browser'),
          count: data?.makers.length.toLocaleString('en-US'),
        },
      ],
    },
  ];
  const name = route?.name === 'home' ? 'desktop' : route?.name;
  const category = search.get('category');
  return (
    <SideNav
      header={<Brand />}
      groups={groups.filter(
        ({ label, items }) => items.length > 0 && (label === undefined || isKnown),
      )}
      value={
        name === 'desktop' && category !== null ? categoryValue(category) : (name ?? undefined)
      }
      footer={<LazyPart part={foot} props={{}} fallback={<Skeleton height={44} />} />}
      labels={{ navigation: t('tabs.label') }}
    />
  );
}

const categoryValue = (categoryId: string) => `category ${categoryId}`;
