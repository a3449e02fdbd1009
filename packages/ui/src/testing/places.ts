import {
  Cherry,
  CircleUser,
  Club,
  Fish,
  Gift,
  Heart,
  House,
  LayoutGrid,
  Radio,
  Rocket,
  Spade,
  Ticket,
  Trophy,
  Wallet,
} from 'lucide-react';
import type { SideNavGroup } from '../SideNav/index.ts';
import type { TabBarItem } from '../TabBar/index.ts';

/** Realistic navigation items for stories. */
export const tabBarItems: readonly TabBarItem[] = [
  { value: 'home', label: 'Home', icon: House, href: '/home' },
  { value: 'games', label: 'Games', icon: LayoutGrid, href: '/games' },
  { value: 'promotions', label: 'Promotions', icon: Gift, href: '/promotions' },
  { value: 'mine', label: 'My games', icon: Heart, href: '/mine' },
  { value: 'account', label: 'Account', icon: CircleUser, href: '/account', dot: true },
];

/** Their labels in the other languages, by `lang`. */
export const tabBarNames: Readonly<Record<string, readonly string[]>> = {
  my: ['ပင်မ', 'ဂိမ်းများ', 'ပရိုမိုးရှင်း', 'ကျွန်ုပ်ဂိမ်း', 'အကောင့်'],
  th: ['หน้าแรก', 'เกม', 'โปรโมชั่น', 'เกมของฉัน', 'บัญชี'],
  ms: ['Utama', 'Permainan', 'Promosi', 'Milik saya', 'Akaun'],
  zh: ['首页', '游戏', '优惠', '我的游戏', '账户'],
};

export const sideNavGroups: readonly SideNavGroup[] = [
  {
    items: [
      { value: 'home', label: 'Home', icon: House, href: '/home' },
      { value: 'games', label: 'All games', icon: LayoutGrid, href: '/games', count: '2,418' },
      { value: 'mine', label: 'My games', icon: Heart, href: '/mine', count: '14' },
    ],
  },
  {
    label: 'Categories',
    items: [
      { value: 'slots', label: 'Slots', icon: Cherry, href: '/slots', count: '1,206' },
      { value: 'live', label: 'Live tables', icon: Radio, href: '/live', count: '184' },
      { value: 'fishing', label: 'Fishing', icon: Fish, href: '/fishing', count: '72' },
      { value: 'cards', label: 'Cards', icon: Spade, href: '/cards', count: '213' },
      { value: 'crash', label: 'Crash and mini', icon: Rocket, href: '/crash', count: '158' },
      { value: 'sports', label: 'Sports', icon: Trophy, href: '/sports', count: '96' },
      { value: 'lottery', label: 'Lottery', icon: Ticket, href: '/lottery', count: '61' },
    ],
  },
  {
    label: 'Yours',
    items: [
      { value: 'promotions', label: 'Promotions', icon: Gift, href: '/promotions', dot: true },
      { value: 'wallet', label: 'Wallet', icon: Wallet, href: '/wallet' },
      { value: 'makers', label: 'Makers', icon: Club, href: '/makers', count: '38' },
    ],
  },
];

/** The items of the tab bar in Burmese, as a group of a side navigation. */
export const burmeseGroup: SideNavGroup = {
  label: 'ရွေးချယ်ရန်',
  items: tabBarItems.map((item, index) => ({ ...item, label: tabBarNames.my?.[index] ?? '' })),
};

export const categories = [
  { value: 'all', label: 'All', icon: LayoutGrid },
  { value: 'slots', label: 'Slots', icon: Cherry },
  { value: 'live', label: 'Live', icon: Radio },
  { value: 'fishing', label: 'Fishing', icon: Fish },
  { value: 'cards', label: 'Cards', icon: Spade },
  { value: 'crash', label: 'Crash', icon: Rocket },
  { value: 'sports', label: 'Sports', icon: Trophy },
  { value: 'lottery', label: 'Lottery', icon: Ticket },
] as const;
