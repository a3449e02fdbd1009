import type { RouteRow } from '../row.ts';

/** The account tab and what it leads to, money apart. */
export const accountRoutes = {
  account: {
    access: 'public',
    layout: 'tab',
    title: 'titles.account',
    texts: ['account'],
    screen: () => import('../../screens/account/AccountScreen.tsx'),
  },
  myInfomation: { access: 'player', layout: 'page', title: 'titles.myInfomation' },
  contactInfomation: { access: 'public', layout: 'page', title: 'titles.contactInfomation' },
  message: { access: 'player', layout: 'page', title: 'titles.message' },
  messageList: { access: 'player', layout: 'page', title: 'titles.message' },
  messageDetail: { access: 'player', layout: 'page', title: 'titles.message' },
  myPromotion: { access: 'player', layout: 'page', title: 'titles.myPromotion' },
  myPromotionDetail: { access: 'player', layout: 'page', title: 'titles.myPromotion' },
  myPromotionBill: { access: 'player', layout: 'page', title: 'titles.myPromotionBill' },
  rebate: { access: 'player', layout: 'page', title: 'titles.rebate' },
  systemBonus: { access: 'player', layout: 'page', title: 'titles.systemBonus' },
  referralProgram: { access: 'player', layout: 'page', title: 'titles.referralProgram' },
  recentlyPlaying: { access: 'player', layout: 'page', title: 'titles.recentlyPlaying' },
  myFavorite: { access: 'player', layout: 'page', title: 'titles.myFavorite' },
  myLike: { access: 'player', layout: 'page', title: 'titles.myLike' },
  resetPassword: { access: 'player', layout: 'page', title: 'titles.resetPassword' },
  resetPasswordSuccess: { access: 'player', layout: 'page', title: 'titles.resetPassword' },
  contactUs: { access: 'player', layout: 'page', title: 'titles.contactUs' },
  themeCenter: { access: 'player', layout: 'page', title: 'titles.themeCenter' },
  userAgreement: {
    access: 'public',
    layout: 'page',
    title: 'titles.userAgreement',
    texts: ['content'],
    screen: () => import('../../screens/account/UserAgreementScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;
