import { home } from '@parlor/api/calls/games';
import { SideNav, type SideNavGroup } from '@parlor/ui/SideNav';
import { BadgePercent, Gift, Heart, House, LayoutGrid, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../data/use-call.ts';
import { categoryIcon } from '../features/games/CategoryIcon.tsx';
import { categoryTitle } from '../features/games/titles.ts';
import { Brand } from '../features/site/Brand.tsx';
import { useLocale } from '../languages/use-locale.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../routes/paths.ts';
import { useRoute } from './use-route.ts';

/** Every place of the product, at the side of a desktop. */
export function SideMenu() {
  const t = useTexts();
  const locale = useLocale();
  const route = useRoute();
  const [search] = useSearchParams();
  const { data } = useCall(home, {}, { revalidateIfStale: false });

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
      ],
    },
  ];
  const name = route?.name === 'home' ? 'desktop' : route?.name;
  const category = search.get('category');
  return (
    <SideNav
      header={<Brand />}
      groups={groups.filter((group) => group.items.length > 0)}
      value={
        name === 'desktop' && category !== null ? categoryValue(category) : (name ?? undefined)
      }
      labels={{ navigation: t('tabs.label') }}
    />
  );
}

const categoryValue = (categoryId: string) => `category ${categoryId}`;
