/** Every route of the product (docs/product.md: Screens and routes; product decision 13), by the name that code uses. */
export const paths = {
  root: '/',
  redirect: '/pages/redirect/redirect',
  entry: '/entry',
  forbidden: '/pages/forbidden/forbidden',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',

  home: '/pages/index/index',
  browser: '/pages/browser/browser',
  privilege: '/pages/privilege/privilege',
  myGames: '/pages/myGames/myGames',
  account: '/pages/account/account',

  notice: '/pages/index/notice',
  noticeDetail: '/pages/index/noticeDetail',
  gameDetail: '/pages/index/gameDetail',
  makerGameList: '/pages/index/makerGameList',
  playingGame: '/pages/index/playingGame',
  gameRounds: '/pages/index/gameRounds',
  roundReplay: '/pages/index/roundReplay',
  roundVerifier: '/pages/index/roundVerifier',
  gamePostMessagePage: '/pages/index/gamePostMessagePage',

  browserDetail: '/pages/browser/browserDetail',
  searchGame: '/pages/browser/searchGame',

  privilegeDetail: '/pages/privilege/privilegeDetail',
  allPrivilegeGames: '/pages/privilege/allPrivilegeGames',

  myInfomation: '/pages/account/myInfomation',
  contactInfomation: '/pages/account/contactInfomation',
  message: '/pages/account/message',
  messageList: '/pages/account/messageList',
  messageDetail: '/pages/account/messageDetail',
  myBankCard: '/pages/account/myBankCard',
  editBankCard: '/pages/account/myBankCard/editBankCard',
  myWallet: '/pages/account/myWallet',
  walletDetail: '/pages/account/myWallet/walletDetail',
  recharge: '/pages/account/recharge',
  rechargingPage: '/pages/account/rechargingPage',
  depositSuccess: '/pages/account/depositSuccess',
  depositFailed: '/pages/account/depositFailed',
  depositResult: '/pages/account/depositResult',
  cashout: '/pages/account/cashout',
  cashoutAudit: '/pages/account/cashoutAudit',
  manualDeposit: '/pages/account/manualDeposit',
  analysisBill: '/pages/account/analysisBill',
  myPromotion: '/pages/account/myPromotion',
  myPromotionDetail: '/pages/account/myPromotion/myPromotionDetail',
  myPromotionBill: '/pages/account/myPromotion/myPromotionBill',
  rebate: '/pages/account/rebate',
  systemBonus: '/pages/account/systemBonus',
  levels: '/pages/account/levels',
  referralProgram: '/pages/account/referralProgram',
  recentlyPlaying: '/pages/account/recentlyPlaying',
  myFavorite: '/pages/account/myFavorite',
  myLike: '/pages/account/myLike',
  resetPassword: '/pages/account/resetPassword',
  resetPasswordSuccess: '/pages/account/resetPasswordSuccess',
  contactUs: '/pages/account/contactUs',
  userAgreement: '/pages/account/userAgreement',
  themeCenter: '/pages/account/themeCenter',
  language: '/pages/account/language',
  devices: '/pages/account/devices',
  privacy: '/pages/account/privacy',

  socialLogin: '/pages/login/socialLogin',
  codeLogin: '/pages/login/codeLogin',
  accountLogin: '/pages/login/accountLogin',
  accountSignUp: '/pages/login/accountSignUp',
  accountResetPwd: '/pages/login/accountResetPwd',
  bindPhone: '/pages/login/bindPhone',
  loginSuccess: '/pages/login/loginSuccess',
  fillProfile: '/pages/login/fillProfile',

  desktop: '/pages/desktop/index',
} as const;

export type RouteName = keyof typeof paths;

/**
 * The address of a route; parameters are query parameters (product decision 13), and empty ones are
 * left out.
 */
export function getHref(name: RouteName, query: Readonly<Record<string, string>> = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled).toString();
  return paths[name] + (search === '' ? '' : `?${search}`);
}

/** Home of a device type (product decision 14). */
export function getHomeHref(device: 'mobile' | 'desktop'): string {
  return getHref(device === 'desktop' ? 'desktop' : 'home');
}

const byPath: ReadonlyMap<string, RouteName> = new Map(
  Object.entries(paths).map(([name, path]) => [path, name as RouteName]),
);

/** Finds the route of an address of the app; null for any other address (S25). */
export function findRouteName(address: string): RouteName | null {
  // A scheme-relative address would open another host.
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('\\')) return null;
  const end = address.search(/[?#]/);
  return byPath.get(end < 0 ? address : address.slice(0, end)) ?? null;
}
