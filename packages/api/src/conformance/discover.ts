import {
  activities,
  bills,
  type Call,
  contact,
  content,
  deposits,
  fairness,
  gamePage,
  games,
  lobby,
  messages,
  play,
  promotions,
  rebate,
  wallet,
} from '../calls/index.ts';
import type { BalanceInfo } from '../entities/balance.ts';
import type { PayBank } from '../entities/deposit.ts';
import type { HomePage } from '../entities/game.ts';
import type { RoundSummary } from '../entities/round.ts';
import type { Order, PayChannel, PayMethod } from '../entities/wallet.ts';
import { codes } from '../envelope.ts';
import { createExample } from '../fixtures/example.ts';
import { getArgumentSchemas } from './bad-arguments.ts';
import { type BackEnd, Fault, NotApplicable } from './types.ts';

type Row = Readonly<Record<string, unknown>>;
/** Finds an id in the back end's own responses; undefined without one. */
type Source = (backEnd: BackEnd, token: string | null) => Promise<unknown>;

const findFirst =
  (call: Call, rowsIn: (data: never) => readonly Row[], field: string): Source =>
  async (backEnd, token) => {
    const data = await backEnd.ask(call as never, {} as never, { token });
    return rowsIn(data as never)[0]?.[field];
  };
const inRows = ({ rows }: { rows: Row[] }) => rows;
const itself = (rows: Row[]) => rows;

const gameId = findFirst(
  games.home,
  ({ games: { rows } }: { games: { rows: Row[] } }) => rows,
  'gameId',
);
/** A game that the player has played. */
const playedGameId = findFirst(lobby.playHistory, inRows, 'gameId');
const roundId: Source = async (backEnd, token) => {
  const played = await playedGameId(backEnd, token);
  if (played === undefined) return undefined;
  const args = { gameId: String(played) };
  const { rows } = (await backEnd.ask(fairness.gameRounds, args, { token })) as {
    rows: RoundSummary[];
  };
  return rows[0]?.roundId;
};
const categoryId = findFirst(
  games.home,
  ({ categories }: { categories: Row[] }) =>
    // One with games, if there is one.
    [...categories].sort((left, right) => Number(right.gameCount) - Number(left.gameCount)),
  'categoryId',
);
const makerId = findFirst(lobby.makerList, inRows, 'makerId');
const methodId = findFirst(wallet.getPayMethod, itself, 'methodId');
const promotionId = findFirst(promotions.promotionList, inRows, 'promotionId');
const cardId = findFirst(wallet.bankCardList, itself, 'cardId');
/** A card for the preview of a withdrawal, which is refused to a player without money. */
const payableCardId: Source = async (backEnd, token) => {
  const { balance } = (await backEnd.ask(wallet.getBalanceInfo, {}, { token })) as BalanceInfo;
  return Number(balance) > 0 ? cardId(backEnd, token) : undefined;
};
const recordId = findFirst(promotions.recordList, inRows, 'id');

/** By call: the source of its path arguments. */
const sources: Readonly<Record<string, Source>> = {
  [gamePage.gameInfo.id]: gameId,
  [lobby.categoryGames.id]: categoryId,
  [lobby.makersOfCategory.id]: categoryId,
  [lobby.makerGames.id]: makerId,
  [lobby.tagGames.id]: findFirst(lobby.navigationTags, inRows, 'tagId'),
  [gamePage.commentList.id]: gameId,
  [content.bulletinInfo.id]: findFirst(content.bulletinList, inRows, 'bulletinId'),
  [messages.messageInfo.id]: findFirst(messages.messageList, inRows, 'messageId'),
  [wallet.getPayChannel.id]: methodId,
  [deposits.getPayBank.id]: async (backEnd, token) =>
    (await someBank(backEnd, token ?? '')).channel.channelId,
  [wallet.withdrawPreview.id]: payableCardId,
  [wallet.withdrawalInfo.id]: findFirst(wallet.withdrawalList, inRows, 'withdrawalId'),
  [bills.billInfo.id]: findFirst(wallet.billList, inRows, 'billId'),
  [deposits.manualDepositInfo.id]: findFirst(deposits.manualDepositList, inRows, 'submissionId'),
  [wallet.getOrderStatus.id]: async (backEnd) => (await makeOrder(backEnd)).orderNo,
  [play.sessionInfo.id]: findFirst(play.openSessions, inRows, 'sessionId'),
  [fairness.gameRounds.id]: async (backEnd, token) =>
    (await playedGameId(backEnd, token)) ?? (await gameId(backEnd, token)),
  [fairness.roundInfo.id]: roundId,
  [fairness.seedsInfo.id]: gameId,
  [promotions.promotionInfo.id]: promotionId,
  [promotions.participatePreview.id]: promotionId,
  [promotions.promotionGames.id]: promotionId,
  [promotions.promotionMakers.id]: promotionId,
  [promotions.recordInfo.id]: recordId,
  [promotions.recordPreview.id]: recordId,
  [promotions.promotionBills.id]: recordId,
  [promotions.recordsForGame.id]: gameId,
  [activities.activityInfo.id]: findFirst(activities.activityList, inRows, 'activityId'),
  [rebate.rebateInfo.id]: findFirst(rebate.rebateList, inRows, 'id'),
};

/** Values by argument name, for calls made with the minimum that their schema accepts. */
export const EXAMPLES = {
  operatorCode: 'CUSTOM',
  keyword: 'a',
  from: '2026-11-01',
  until: '2026-11-30',
} as const;

/**
 * Arguments for a real read call: ids from the back end's own responses.
 *
 * @throws {NotApplicable} if there is nothing to request
 */
export async function realArguments(
  backEnd: BackEnd,
  call: Call,
  token: string | null,
): Promise<object> {
  const args = createExample(call.request, EXAMPLES) as object;
  const [name] = call.pathParameters;
  // A choice named in the contract is as real as an id from the back end.
  if (name === undefined || getArgumentSchemas(call).get(name)?._zod.def.type === 'enum')
    return args;
  const id = await sources[call.id]?.(backEnd, token).catch((error: unknown) => {
    // A failure of the other call is reported by a case of its own.
    if (error instanceof Fault)
      throw new NotApplicable(`no ${name} to ask about: ${error.message}`);
    throw error;
  });
  if (id === undefined) throw new NotApplicable(`the back end names no ${name} to ask about`);
  return { ...args, [name]: id };
}

async function forTwoGames(backEnd: BackEnd, act: (id: string) => Promise<unknown>): Promise<void> {
  const { games: first } = (await backEnd.ask(games.home, {})) as HomePage;
  for (const { gameId: id } of first.rows.slice(0, 2)) await act(id);
}

/** How a player gets two rows of a list, if that takes no money. */
const makers: Readonly<Record<string, (backEnd: BackEnd, token: string | null) => Promise<void>>> =
  {
    [gamePage.favoriteList.id]: (backEnd, token) =>
      forTwoGames(backEnd, (id) =>
        backEnd.ask(gamePage.setFavorite, { id, favorite: true }, { token }),
      ),
    [gamePage.likeList.id]: (backEnd, token) =>
      forTwoGames(backEnd, (id) => backEnd.ask(gamePage.setLike, { id, liked: true }, { token })),
    [deposits.orderList.id]: async (backEnd, token) => {
      const { channel, minAmount: amount } = await someChannel(backEnd, token ?? '');
      for (let n = 0; n < 2; n += 1)
        await backEnd.ask(wallet.charge, { channel, amount }, { token });
    },
    [contact.feedbackList.id]: async (backEnd, token) => {
      for (const content of ['A first message to nobody.', 'A second message to nobody.']) {
        await backEnd.ask(contact.submitFeedback, { content, contact: 'none' }, { token });
      }
    },
  };

/** Creates two rows of a player's list, if a few calls can do so. */
export async function makeRows(backEnd: BackEnd, call: Call, token: string | null): Promise<void> {
  await makers[call.id]?.(backEnd, token).catch((error: unknown) => {
    if (error instanceof Fault) throw new NotApplicable(`no two rows: ${error.message}`);
    throw error;
  });
}

/** The channel of a hosted checkout, with its limits. */
export async function someChannel(backEnd: BackEnd, token: string): Promise<PayChannel> {
  const methods = (await backEnd.ask(wallet.getPayMethod, {}, { token })) as PayMethod[];
  for (const { methodId: id, kind } of methods) {
    if (kind !== 'checkout') continue;
    const [channel] = (await backEnd.ask(wallet.getPayChannel, { id }, { token })) as PayChannel[];
    if (channel) return channel;
  }
  throw new NotApplicable('no channel with a hosted checkout');
}

/** A bank-transfer channel and one of its banks. */
export async function someBank(
  backEnd: BackEnd,
  token: string,
): Promise<{ channel: PayChannel; bank: PayBank }> {
  const methods = (await backEnd.ask(wallet.getPayMethod, {}, { token })) as PayMethod[];
  for (const { methodId: id } of methods.filter(({ kind }) => kind === 'transfer')) {
    const channels = (await backEnd.ask(wallet.getPayChannel, { id }, { token })) as PayChannel[];
    for (const channel of channels) {
      const answer = await backEnd.send(deposits.getPayBank, { id: channel.channelId }, { token });
      const [bank] = answer.envelope?.code === codes.ok ? (answer.envelope.data as PayBank[]) : [];
      if (bank) return { channel, bank };
    }
  }
  throw new NotApplicable('no bank-transfer channel with a choice of banks');
}

const orders = new WeakMap<BackEnd, Promise<Order>>();

/** An unpaid deposit order of the player; the same one each time. */
export function makeOrder(backEnd: BackEnd): Promise<Order> {
  const made =
    orders.get(backEnd) ??
    (async () => {
      const { token } = await backEnd.player();
      const { channel, minAmount } = await someChannel(backEnd, token);
      const args = { channel, amount: minAmount };
      return (await backEnd.ask(wallet.charge, args, { token })) as Order;
    })();
  orders.set(backEnd, made);
  return made;
}
