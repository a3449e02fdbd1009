import { home } from '@parlor/api/calls/games';
import { SideNav, type SideNavGroup } from '@parlor/ui/SideNav';
import { Skeleton } from '@parlor/ui/Skeleton';
import { BadgePercent, Factory, Gift, Heart, House, LayoutGrid, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LazyPart, type Part } from '../components/LazyPart.tsx';
import { useHasSession } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { categoryIcon } from '../features/catalog/CategoryIcon.tsx';
import { categoryTitle } from '../features/catalog/titles.ts';
import { Brand } from '../features/site/Brand.tsx';
import { useLocale } from '../languages/use-locale.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref, type RouteName } from '../navigation/paths.ts';
import { useRoute } from '../navigation/use-route.ts';

/** Its menus are not needed for the first paint. */
const foot: Part<object> = { load: () => import('./SideMenuFooter.tsx') };

/** Pages without an item of their own, and the item that they belong to. */
const belongings: Partial<Record<RouteName, readonly RouteName[]>> = {
  desktop: ['home'],
  myGames: ['recentlyPlaying', 'myFavorite', 'myLike'],
  privilege: [
    'privilegeDetail',
    'allPrivilegeGames',
    'myPromotion',
    'myPromotionDetail',
    'myPromotionBill',
  ],
  myWallet: [
    'walletDetail',
    'analysisBill',
    'recharge',
    'rechargingPage',
    'depositSuccess',
    'depositFailed',
    'depositResult',
    'manualDeposit',
    'cashout',
    'cashoutAudit',
    'myBankCard',
    'editBankCard',
  ],
};

const itemByRoute: ReadonlyMap<RouteName, string> = new Map(
  Object.entries(belongings).flatMap(([item, names]) => names.map((name) => [name, item] as const)),
);

/** The marked item: that of the current page, or the one that it belongs to. */
function markedItem(name: RouteName | null, search: URLSearchParams): string | undefined {
  if (name === null) return undefined;
  if (name === 'browserDetail') return categoryValue(search.get('id') ?? '');
  const item = itemByRoute.get(name) ?? name;
  const category = search.get('category');
  return item === 'desktop' && category !== null ? categoryValue(category) : item;
}

/** The side navigation of a desktop. */
export function SideMenu() {
  const t = useTexts();
  const locale = useLocale();
  const route = useRoute();
  const [search] = useSearchParams();
  const hasSession = useHasSession();
  const { data, error } = useCall(home, {}, { revalidateIfStale: false });
  // Groups appear together, so that none moves when another one arrives.
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
          // A visitor has no access to that page, and finds the list on the page of all games.
          href: getHref(hasSession ? 'makerGameList' : 'browser'),
          count: data?.makers.length.toLocaleString('en-US'),
        },
      ],
    },
  ];
  return (
    <SideNav
      header={<Brand />}
      groups={groups.filter(
        ({ label, items }) => items.length > 0 && (label === undefined || isKnown),
      )}
      value={markedItem(route?.name ?? null, search)}
      footer={<LazyPart part={foot} props={{}} fallback={<Skeleton height={44} />} />}
      labels={{ navigation: t('tabs.label') }}
    />
  );
}

const categoryValue = (categoryId: string) => `category ${categoryId}`;
