import { TabBar, type TabBarItem } from '@parlor/ui/TabBar';
import { CircleUserRound, Gift, Heart, House, LayoutGrid } from 'lucide-react';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../navigation/paths.ts';
import { useRoute } from '../navigation/use-route.ts';
import { page } from '../platform/page.ts';
import { useUnread } from './use-unread.ts';

/**
 * The bottom bar of five tabs (docs/product.md: Screens and routes). A tap on the current tab scrolls
 * to its top.
 */
export function MainTabs() {
  const t = useTexts();
  const current = useRoute()?.name ?? undefined;
  const unread = useUnread();
  const items: readonly TabBarItem[] = [
    { value: 'home', label: t('tabs.home'), icon: House, href: getHref('home') },
    { value: 'browser', label: t('tabs.games'), icon: LayoutGrid, href: getHref('browser') },
    { value: 'privilege', label: t('tabs.promotions'), icon: Gift, href: getHref('privilege') },
    { value: 'myGames', label: t('tabs.myGames'), icon: Heart, href: getHref('myGames') },
    {
      value: 'account',
      label: t('tabs.account'),
      icon: CircleUserRound,
      href: getHref('account'),
      dot: unread,
    },
  ];
  return (
    <TabBar
      items={items}
      value={current === 'desktop' ? 'home' : current}
      onItemClick={(item, event) => {
        if (item.value !== current) return;
        event.preventDefault();
        page.scrollToTop();
      }}
      labels={{ navigation: t('tabs.label') }}
    />
  );
}
