import type { HttpHandler } from 'msw';
import type { Call, ResponseOf } from '../calls/define.ts';
import {
  account,
  activities,
  auth,
  bills,
  bonuses,
  calls,
  cards,
  contact,
  content,
  deposits,
  documents,
  fairness,
  gamePage,
  games,
  levels,
  lobby,
  messages,
  oauth,
  play,
  profile,
  promotions,
  rebate,
  referral,
  site,
  uploads,
  wallet,
} from '../calls/index.ts';
import type { Bill } from '../entities/wallet.ts';
import { createExample } from '../fixtures/example.ts';
import * as fixtures from '../fixtures/index.ts';
import { answer } from './handlers.ts';

type Arguments = Readonly<Record<string, string>>;
type Respond = (args: Arguments) => unknown;

const answers = new Map<string, Respond>();

function give<C extends Call>(call: C, respond: (args: Arguments) => ResponseOf<C>): void {
  answers.set(call.id, respond);
}

/** The requested page of a list. */
function toPage<T>(rows: readonly T[], { page = '1', limit = '20' }: Arguments) {
  const from = (Number(page) - 1) * Number(limit);
  return { rows: rows.slice(from, from + Number(limit)), total: rows.length };
}

/** The item with this id, else the first: the mock server accepts every id. */
function pick<T>(rows: readonly T[], isIt: (row: T) => boolean): T {
  const found = rows.find(isIt) ?? rows[0];
  if (found === undefined) throw new Error('A list of fixtures is empty');
  return found;
}

const token = { token: 'token-of-a-made-up-server' };
const codeSent = { seconds: 60, expiresAt: '2026-11-21T04:10:00Z' };
const allGames = fixtures.makeGames(60);
const gamesBy = (field: 'categoryId' | 'makerId') => (args: Arguments) =>
  toPage(
    allGames.filter((game) => args[field] === undefined || game[field] === args[field]),
    args,
  );

give(site.getWebsiteInfo, () => fixtures.siteInfo);
give(documents.getDocument, ({ name }) =>
  pick(fixtures.siteDocuments, (known) => known.name === name),
);

give(auth.captchaImage, () => ({
  img: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/%3E',
  uuid: '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11',
}));
for (const send of [
  auth.sendRegisterPhoneCode,
  auth.sendPhoneLoginCode,
  auth.sendResetPhoneCode,
  auth.sendProofCode,
  oauth.sendBindingPhoneCode,
]) {
  give(send, () => codeSent);
}
for (const enter of [
  auth.register,
  auth.registerV2,
  auth.login,
  auth.smsLogin,
  auth.resetPassword,
]) {
  give(enter, () => token);
}
give(auth.giveProof, () => ({ validUntil: '2026-11-21T04:05:00Z' }));
give(auth.getInfo, () => fixtures.userInfo);
give(oauth.identityProviders, () => ({ rows: fixtures.identityProviders }));
give(oauth.socialLogin, () => ({ ...token, phoneBound: true }));
give(oauth.bindingPhone, () => ({ ...token, isNew: true }));
give(profile.editProfile, () => fixtures.userInfo);
give(profile.sessionList, () => ({ rows: fixtures.deviceSessions }));
give(profile.endOtherSessions, () => ({ ended: fixtures.deviceSessions.length - 1 }));

give(content.bulletinList, (args) => toPage([fixtures.bulletin], args));
give(content.bulletinInfo, () => fixtures.bulletin);
give(content.getDailyNotification, () => fixtures.dailyNotification);
give(contact.getServiceContactInformation, () => ({ rows: fixtures.serviceContacts }));
give(contact.submitFeedback, () => pick(fixtures.feedbacks, ({ state }) => state === 'open'));
give(contact.feedbackList, (args) => toPage(fixtures.feedbacks, args));
give(uploads.uploadImage, () => fixtures.uploadedImage);
give(messages.messageNumber, (args) => ({
  ...toPage(fixtures.unreadMessages, args),
  unread: fixtures.unreadMessages.reduce((sum, { number }) => sum + number, 0),
}));
give(messages.messageList, (args) =>
  toPage(
    fixtures.messages.filter(({ kind }) => args.kind === undefined || kind === args.kind),
    args,
  ),
);
give(messages.messageInfo, () => fixtures.messageDetail);

give(games.home, () => fixtures.homePage);
give(gamePage.gameInfo, () => fixtures.gameDetail);
give(games.autoExitGame, () => ({
  amount: '1520.00',
  state: 'settled' as const,
  retryAt: null,
}));
give(lobby.categoryGames, gamesBy('categoryId'));
give(lobby.categoryMakerGames, gamesBy('categoryId'));
give(lobby.makerGames, gamesBy('makerId'));
give(lobby.makerList, () => ({ rows: fixtures.makers }));
give(lobby.makersOfCategory, () => ({ rows: fixtures.makers }));
for (const list of [lobby.newGames, lobby.hotGames, lobby.tagGames, promotions.promotionGames]) {
  give(list, (args) => toPage(allGames, args));
}
give(lobby.searchGames, (args) =>
  toPage(
    allGames.filter(({ gameName }) =>
      gameName.toLowerCase().includes((args.keyword ?? '').toLowerCase()),
    ),
    args,
  ),
);
give(lobby.navigationTags, () => ({ rows: fixtures.navigationTags }));
give(lobby.playHistory, (args) => toPage(fixtures.playedGames, args));
give(lobby.latestWins, () => ({ rows: fixtures.latestWins }));
give(gamePage.setFavorite, ({ favorite }) => ({
  favorite: favorite !== 'false',
  favoriteCount: 3_207,
}));
give(gamePage.setLike, ({ liked }) => ({ liked: liked !== 'false', likeCount: 12_481 }));
give(gamePage.rateGame, ({ rating }) => ({
  myRating: Number(rating ?? 5),
  rating: fixtures.gameDetail.rating,
}));
give(gamePage.favoriteList, (args) => toPage(fixtures.markedGames, args));
give(gamePage.favoriteIds, () => ({ ids: fixtures.markedGames.map(({ gameId }) => gameId) }));
give(gamePage.likeList, (args) => toPage(fixtures.markedGames, args));
give(gamePage.commentList, (args) => toPage(fixtures.gameComments, args));
give(gamePage.addComment, () => pick(fixtures.gameComments, ({ mine }) => mine));
give(gamePage.likeComment, ({ liked }) => ({ liked: liked !== 'false', likeCount: 43 }));

for (const call of [play.launchGame, play.rejoinGame]) {
  give(call, () => ({
    sessionId: '1',
    launchUrl: 'http://localhost:8081/games/slot/?session=1',
    gameOrigin: 'http://localhost:8081',
    movedIn: fixtures.balanceInfo.balance,
    collected: null,
  }));
}
for (const call of [play.sessionInfo, play.exitGame, play.topUpGame]) {
  give(call, () => fixtures.gameSession);
}
give(fairness.gameRounds, (args) => toPage(fixtures.roundSummaries, args));
give(fairness.roundInfo, ({ id }) => pick(fixtures.roundRecords, ({ roundId }) => roundId === id));
give(fairness.seedsInfo, () => ({ kind: 'seeds' as const, ...fixtures.playerSeeds }));
for (const call of [fairness.changeClientSeed, fairness.rotateSeeds]) {
  give(call, () => fixtures.changedSeeds);
}
for (const call of [fairness.replayRound, fairness.launchDemo]) {
  give(call, () => ({
    launchUrl: 'http://localhost:8081/games/slot/?session=1',
    gameOrigin: 'http://localhost:8081',
  }));
}
give(play.openSessions, () => ({
  rows: [],
  recovered: [fixtures.gameSession],
  openRounds: [],
}));

for (const call of [wallet.getBalanceInfo, wallet.budgetAmount]) {
  give(call, () => fixtures.balanceInfo);
}
give(wallet.getWalletParams, () => fixtures.walletParams);
give(wallet.getPayMethod, () => fixtures.payMethods);
give(deposits.getPayMethodByOperatorCode, () => fixtures.payMethods);
give(wallet.getPayChannel, () => fixtures.payChannels);
give(wallet.getDepositAmountList, () => fixtures.depositAmounts);
give(wallet.getWithdrawAmountList, () => fixtures.depositAmounts);
give(wallet.charge, ({ amount }) => ({ ...fixtures.order, ...(amount && { amount }) }));
give(wallet.getOrderStatus, () => fixtures.order);
give(wallet.getWithdrawRequest, () => fixtures.withdrawRequest);
give(wallet.withdrawPreview, () => fixtures.withdrawalPreview);
give(wallet.withdraw, ({ amount }) => ({ ...fixtures.withdrawal, ...(amount && { amount }) }));
give(wallet.withdrawalInfo, () => fixtures.withdrawal);
give(wallet.withdrawalList, (args) => toPage([fixtures.withdrawal], args));
give(wallet.supportBankList, () => fixtures.supportBanks);
give(wallet.bankCardList, () => [fixtures.bankCard]);
for (const call of [wallet.addBankCard, cards.editBankCard, cards.setDefaultBankCard]) {
  give(call, () => fixtures.bankCard);
}
const billOrders: Readonly<Record<string, (left: Bill, right: Bill) => number>> = {
  oldest: (left, right) => Number(left.billId) - Number(right.billId),
  highest: (left, right) => Number(right.amount) - Number(left.amount),
  lowest: (left, right) => Number(left.amount) - Number(right.amount),
};
give(wallet.billList, (args) =>
  toPage(
    fixtures.bills
      .filter(({ type }) => args.type === undefined || type === args.type)
      .toSorted(billOrders[args.sort ?? 'newest'] ?? (() => 0)),
    args,
  ),
);
give(bills.billInfo, () => fixtures.billDetail);
give(bills.analyzeBill, () => fixtures.makeBillAnalysis());
give(bills.statement, () => fixtures.statement);
give(bills.getMoneyMap, () => fixtures.moneyMap);

give(deposits.getAllActivity, () => fixtures.depositOffers);
give(deposits.recharge, ({ amount }) => ({ ...fixtures.transferOrder, ...(amount && { amount }) }));
give(deposits.getPayBank, () => fixtures.payBanks);
give(deposits.getWalletBulletin, () => fixtures.walletBulletins);
give(deposits.orderList, (args) => toPage([fixtures.order], args));
give(deposits.manualDepositBanks, () => fixtures.depositAccounts);
give(deposits.submitManualDeposit, () => pick(fixtures.manualDeposits, () => true));
give(deposits.manualDepositInfo, ({ id }) =>
  pick(fixtures.manualDeposits, ({ submissionId }) => submissionId === id),
);
give(deposits.manualDepositList, (args) => toPage(fixtures.manualDeposits, args));

give(promotions.promotionList, (args) => toPage(fixtures.gamePromotions, args));
give(promotions.promotionInfo, () => fixtures.gamePromotionDetail);
give(promotions.participatePreview, () => fixtures.participationPreview);
give(promotions.recordList, (args) =>
  toPage(
    fixtures.promotionRecords.filter(
      ({ status }) => args.status === undefined || status === args.status,
    ),
    args,
  ),
);
give(promotions.recordInfo, () => fixtures.promotionRecordDetail);
give(promotions.recordPreview, () => fixtures.endingPreview);
give(promotions.promotionBills, (args) =>
  toPage(
    fixtures.promotionBills.filter(({ kind }) => !args.betsOnly || kind === 'round.bet'),
    args,
  ),
);
give(promotions.promotionMakers, () => ({ rows: fixtures.makers }));
give(promotions.canSettle, () => ({ rows: fixtures.settleRecords }));
give(promotions.recordsForGame, () => ({ rows: fixtures.fundingRecords }));
give(promotions.countingRecords, () => ({ rows: fixtures.countingRecords }));
for (const [call, status] of [
  [promotions.participate, 'ongoing'],
  [promotions.closePromotion, 'closed'],
  [promotions.settlePromotion, 'settled'],
  [promotions.unlockPromotion, 'unlocked'],
] as const) {
  give(call, () => pick(fixtures.promotionRecords, (record) => record.status === status));
}
give(activities.activityList, (args) => toPage(fixtures.activities, args));
give(activities.activityInfo, () => fixtures.activityDetail);
give(activities.participateInActivity, () => fixtures.activityDetail);

give(bonuses.getDetail, () => fixtures.bonusOverview);
give(bonuses.bonusList, (args) => toPage(fixtures.bonuses, args));
give(bonuses.claimBonus, () => pick(fixtures.bonuses, ({ state }) => state === 'claimed'));
give(levels.levelList, () => ({ rows: fixtures.memberLevels }));
give(levels.getNextLevelSchedule, () => fixtures.levelSchedule);
give(rebate.getRebateOverview, () => fixtures.rebateOverview);
give(rebate.rebateList, (args) => toPage(fixtures.rebates, args));
give(rebate.rebateInfo, () => fixtures.rebateDetail);
give(rebate.claimRebate, () => pick(fixtures.rebates, ({ state }) => state === 'claimed'));
give(referral.getReferralOverview, () => fixtures.referralOverview);
give(referral.referredPlayers, (args) => toPage(fixtures.referredPlayers, args));
give(referral.referralEarnings, (args) => toPage(fixtures.referralEarnings, args));
give(referral.claimReferral, () =>
  pick(fixtures.referralEarnings, ({ state }) => state === 'claimed'),
);

// A response that only confirms needs no fixture.
for (const call of [account.onlineTime, auth.logout, messages.readAllMessages])
  give(call, () => ({}));

/** The mock response of a call: its fixture, else the smallest value of its schema. */
export function getFixture(call: Call, args: Arguments = {}): unknown {
  return answers.get(call.id)?.(args) ?? createExample(call.response);
}

/** A handler for each call of the contract: a complete mock server. */
export function contractHandlers(options: { base?: string; delayMs?: number } = {}): HttpHandler[] {
  return calls.map((call) => answer(call, (args) => getFixture(call, args) as never, options));
}
