/** The devices page, an addition to the specification (decision record 0016). */
export const DEVICES_PAGE = '/pages/account/devices';

/** The levels page, an addition to the specification (decision record 0083). */
export const LEVELS_PAGE = '/pages/account/levels';

const additions: readonly string[] = [DEVICES_PAGE, LEVELS_PAGE];

/**
 * Allowed targets of a message, a banner or a notification: the pages of the route table
 * (docs/product.md: Screens and routes) that have content of their own. A test compares them with the
 * specification.
 */
export const linkedPages: readonly string[] = [
  '/pages/index/index',
  '/pages/browser/browser',
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
  '/pages/index/notice',
  '/pages/index/noticeDetail',
  '/pages/index/gameDetail',
  '/pages/index/makerGameList',
  '/pages/browser/browserDetail',
  '/pages/browser/searchGame',
  '/pages/privilege/privilegeDetail',
  '/pages/privilege/allPrivilegeGames',
  '/pages/account/myInfomation',
  '/pages/account/contactInfomation',
  '/pages/account/message',
  '/pages/account/messageList',
  '/pages/account/messageDetail',
  '/pages/account/myBankCard',
  '/pages/account/myWallet',
  '/pages/account/myWallet/walletDetail',
  '/pages/account/recharge',
  '/pages/account/depositResult',
  '/pages/account/cashout',
  '/pages/account/cashoutAudit',
  '/pages/account/manualDeposit',
  '/pages/account/analysisBill',
  '/pages/account/myPromotion',
  '/pages/account/myPromotion/myPromotionDetail',
  '/pages/account/myPromotion/myPromotionBill',
  '/pages/account/rebate',
  '/pages/account/systemBonus',
  '/pages/account/referralProgram',
  '/pages/account/recentlyPlaying',
  '/pages/account/myFavorite',
  '/pages/account/myLike',
  '/pages/account/contactUs',
  '/pages/account/userAgreement',
];

/** Whether a link is a page of the app, with a plain query and nothing else (S25). */
export function leadsInside(link: string): boolean {
  const [path = '', ...query] = link.split('?');
  const isPage = additions.includes(path) || linkedPages.includes(path);
  return isPage && query.length <= 1 && /^[\w.~%&=-]*$/.test(query[0] ?? '');
}
