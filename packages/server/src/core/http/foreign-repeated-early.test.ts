import type { Envelope, Refusal } from '@parlor/api';
import {
  auth,
  bills,
  bonuses,
  type Call,
  calls,
  cards,
  contact,
  deposits,
  fairness,
  gamePage,
  games,
  getReasons,
  messages,
  oauth,
  play,
  profile,
  promotions,
  rebate,
  referral,
  uploads,
  wallet,
} from '@parlor/api/calls';
import { createBackEnd, getArgumentSchemas } from '@parlor/api/conformance';
import { createExample } from '@parlor/api/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '../../domains/messages/store.ts';
import { site as siteCalls } from '../../operator/calls/index.ts';
import { API_PREFIX } from '../../platform/platform.ts';
import {
  bankCardForm,
  describeOnDatabases,
  getData,
  getSnapshot,
  giveReward,
  injectedFetch,
  manualDepositForm,
  openTestSite,
  playRound,
  providerGame,
  refusalIn,
  TEST_ORIGIN,
  type TestPlayer,
  type TestSite,
  testOperator,
  unlimited,
} from '../../testing/index.ts';

const NOBODYS_ID = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';
const PHONE = '09179999999';
const CARD = bankCardForm(PHONE);

/** Ids of another player, by the call and argument that could reach them. */
interface Belongings {
  readonly orderNo: string;
  readonly withdrawalId: string;
  readonly gameSessionId: string;
  readonly messageId: string;
  readonly deviceSessionId: string;
  readonly commentId: string;
  readonly imageId: string;
  readonly avatar: string;
  readonly cardId: string;
  readonly spareCardId: string;
  readonly roundId: string;
  readonly submissionId: string;
  readonly billId: string;
  readonly rebateId: string;
  readonly bonusId: string;
  readonly earningId: string;
  readonly recordId: string;
  readonly settlableId: string;
  readonly unlockableId: string;
}

/** Calls that take an id of one player: its owner, and the response for other players. */
const owned: readonly [Call, (of: Belongings) => object][] = [
  [wallet.getOrderStatus, ({ orderNo }) => ({ orderNo })],
  [wallet.withdraw, ({ cardId }) => ({ amount: '100', bankCardId: cardId })],
  [wallet.withdrawPreview, ({ cardId }) => ({ id: cardId, amount: '100' })],
  [wallet.withdrawalInfo, ({ withdrawalId }) => ({ id: withdrawalId })],
  [play.sessionInfo, ({ gameSessionId }) => ({ id: gameSessionId })],
  [play.topUpGame, ({ gameSessionId }) => ({ id: gameSessionId, amount: '10' })],
  [play.rejoinGame, ({ gameSessionId }) => ({ id: gameSessionId })],
  [play.exitGame, ({ gameSessionId }) => ({ id: gameSessionId })],
  [play.acknowledgeRecovered, ({ gameSessionId }) => ({ id: gameSessionId })],
  [games.autoExitGame, ({ gameSessionId }) => ({ sessionId: gameSessionId })],
  [messages.messageInfo, ({ messageId }) => ({ id: messageId })],
  [profile.editProfile, ({ avatar }) => ({ avatar })],
  [gamePage.likeComment, ({ commentId }) => ({ id: commentId, liked: true })],
  [gamePage.deleteComment, ({ commentId }) => ({ id: commentId })],
  [
    contact.submitFeedback,
    ({ imageId }) => ({
      content: 'The receipt does not load at all.',
      contact: '0917 555 0142',
      imageIds: [imageId],
    }),
  ],
  [rebate.rebateInfo, ({ rebateId }) => ({ id: rebateId })],
  [referral.claimReferral, ({ earningId }) => ({ id: earningId })],
  [bonuses.claimBonus, ({ bonusId }) => ({ id: bonusId })],
  [rebate.claimRebate, ({ rebateId }) => ({ id: rebateId })],
  [bills.billInfo, ({ billId }) => ({ id: billId })],
  [fairness.roundInfo, ({ roundId }) => ({ id: roundId })],
  [fairness.replayRound, ({ roundId }) => ({ id: roundId })],
  [deposits.manualDepositInfo, ({ submissionId }) => ({ id: submissionId })],
  [promotions.recordInfo, ({ recordId }) => ({ id: recordId })],
  [promotions.recordPreview, ({ recordId }) => ({ id: recordId })],
  [promotions.promotionBills, ({ recordId }) => ({ id: recordId })],
  [play.launchGame, ({ recordId }) => ({ id: 'jade-serpent', recordId })],
  [promotions.settlePromotion, ({ settlableId }) => ({ id: settlableId })],
  [promotions.unlockPromotion, ({ unlockableId }) => ({ id: unlockableId })],
  [promotions.closePromotion, ({ recordId }) => ({ id: recordId })],
  [cards.setDefaultBankCard, ({ spareCardId }) => ({ id: spareCardId })],
  [cards.deleteBankCard, ({ spareCardId }) => ({ id: spareCardId })],
  [
    cards.editBankCard,
    ({ cardId }) => ({ id: cardId, bankCode: 'BIS', cardholder: 'Juan dela Cruz' }),
  ],
  // The last one, since it ends the session of the test.
  [profile.endSession, ({ deviceSessionId }) => ({ sessionId: deviceSessionId })],
];

/**
 * Calls whose ids are public: games (rounds, seeds and demos of a game are the caller's own), makers,
 * notices, payment methods, channels, offers.
 */
const everybodys = new RegExp(
  [
    /^(?:games|lobby|content)\./,
    /^gamePage\.(?!deleteComment|likeComment)/,
    /^play\.launchGame/,
    /^fairness\.(?:gameRounds|seedsInfo|changeClientSeed|rotateSeeds|launchDemo)$/,
    /^activities\./,
    /^wallet\.(?:getPayChannel|charge)$/,
    /^deposits\.(?:getPayBank|recharge)$/,
    /^promotions\.(?:participate|recordsForGame)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

describeOnDatabases('foreign, repeated and premature arguments (S20, S21)', (database) => {
  let site: TestSite;
  let maria: TestPlayer;
  let jun: TestPlayer;
  let his: Belongings;

  beforeAll(async () => {
    const generous = unlimited('HTTP', 'CAPTCHA', 'PROOF', 'LOGIN_ADDRESS');
    site = await openTestSite(database().db, {
      env: { ...generous, COMMENT_AUTO_SHOW_SECONDS: 'off' },
      games: [providerGame('lucky-sevens'), providerGame('jade-serpent')],
    });
    await testOperator(site).must(siteCalls.setSite, { wallet: { manualDepositOpen: true } });
    [maria, jun] = [await site.signUp(), await site.signUp()];
    for (const player of [maria, jun]) await site.give(player, 100_000n);
    his = await getBelongings(jun);
  });
  afterAll(() => site.close());

  async function getBelongings(player: TestPlayer): Promise<Belongings> {
    const { token } = player;
    const get = async (call: Call, args: object, idempotencyKey = 'key-of-his-own') =>
      getData<Record<string, string>>(
        await site.call(call, args as never, { token, idempotencyKey }),
      );
    const join = async (promotionId: string, changes: Record<string, bigint>) => {
      const args = { id: promotionId, amount: '100' };
      const { id = '' } = await get(promotions.participate, args, `key-of-${promotionId}`);
      const records = database().db.updateTable('promotion_record');
      await records
        .set({ ask_balance: 0n, ...changes })
        .where('id', '=', id)
        .execute();
      return id;
    };
    await get(auth.giveProof, { password: player.password });
    const { orderNo = '' } = await get(wallet.charge, { channel: 'ewallet', amount: '500' });
    const { withdrawalId = '' } = await get(wallet.withdraw, {
      amount: '100',
      bankCardId: player.cardId,
    });
    const { sessionId = '' } = await get(play.launchGame, { id: 'lucky-sevens', amount: '200' });
    await playRound(site, { playerId: player.playerId, gameCode: 'lucky-sevens' });
    const rounds = getData<{ rows: { roundId: string }[] }>(
      await site.call(fairness.gameRounds, { gameId: 'lucky-sevens' }, { token }),
    );
    const own = getData<{ rows: { billId: string }[] }>(
      await site.call(wallet.billList, {}, { token }),
    );
    const { submissionId = '' } = await get(
      deposits.submitManualDeposit,
      await manualDepositForm(site, player.playerId),
    );
    const { cardId: spareCardId = '' } = await get(wallet.addBankCard, {
      bankCode: 'LUZ',
      cardholder: 'Juan Reyes',
      cardNumber: '005544332211',
    });
    const { commentId = '' } = await get(gamePage.addComment, {
      gameId: 'lucky-sevens',
      content: 'Not looked at yet, and so only mine.',
    });
    const { rows } = getData<{ rows: { sessionId: string }[] }>(
      await site.call(profile.sessionList, {}, { token }),
    );
    const messageId = await sendMessage(database().db, site.core.clock, {
      playerId: player.playerId,
      kind: 'system',
      texts: { en_US: { title: 'For one alone', content: '<p>Nobody else.</p>' } },
    });
    const image = await uploadAs(player, 'feedback');
    const avatar = await uploadAs(player, 'avatar');
    return {
      orderNo,
      withdrawalId,
      gameSessionId: sessionId,
      commentId,
      messageId,
      deviceSessionId: rows[0]?.sessionId ?? '',
      imageId: image.imageId,
      avatar: avatar.url,
      cardId: player.cardId,
      spareCardId,
      roundId: rounds.rows[0]?.roundId ?? '',
      submissionId,
      billId: own.rows[0]?.billId ?? '',
      rebateId: await giveReward(site, player, 'rebate'),
      bonusId: await giveReward(site, player, 'bonus'),
      earningId: await giveReward(site, player, 'referral'),
      recordId: await join('welcome', {}),
      settlableId: await join('weekend-slots', { ask_bet: 0n, ask_balance: 1n }),
      unlockableId: await join('net-win', { release_below: 1_000_000n }),
    };
  }

  async function uploadAs({ token }: TestPlayer, purpose: 'feedback' | 'avatar') {
    const background = {
      create: { width: 64, height: 64, channels: 3, background: '#3a7' },
    } as const;
    const file = new Blob([new Uint8Array(await sharp(background).png().toBuffer())], {
      type: 'image/png',
    });
    const backEnd = createBackEnd({
      baseUrl: TEST_ORIGIN + API_PREFIX,
      fetch: injectedFetch(site.app),
      patienceSeconds: 0,
    });
    const uploaded = await backEnd.ask(uploads.uploadImage, { purpose, file }, { token });
    return uploaded as { imageId: string; url: string };
  }

  const keyFor = ({ id }: Call) => `key-of-${id.replace('.', '-')}`;
  const keys = { idempotencyKey: 'key-of-a-stranger' };
  /** The response without its request id. */
  const getRefusal = ({ code, msg, data }: Envelope) => {
    const { requestId: _, ...rest } = (data ?? {}) as Partial<Refusal>;
    return { code, msg, data: rest };
  };

  it('covers every call with an id argument', () => {
    const unasked = calls
      .filter(({ auth: by }) => by === 'player')
      .filter((call) =>
        [...getArgumentSchemas(call).keys()].some((name) => /(?:^id|Ids?|orderNo)$/.test(name)),
      )
      .filter(
        (call) => !owned.some(([known]) => known.id === call.id) && !everybodys.test(call.id),
      );
    expect(unasked.map(({ id }) => id)).toEqual([]);
  });

  it.each(owned.map(([call, args]) => [call.id, call, args] as const))(
    'S20: %s responds alike to another player’s id and an unknown one, without changes',
    async (_, call, createArgs) => {
      const nobodys = Object.fromEntries(
        Object.keys(his).map((name) => [
          name,
          name === 'avatar' ? `/file/${NOBODYS_ID}` : NOBODYS_ID,
        ]),
      ) as unknown as Belongings;
      const before = await getSnapshot(database().db);
      const ask = (of: Belongings) =>
        site.call(call, createArgs(of) as never, { token: maria.token, ...keys });
      const [foreign, unknown] = [await ask(his), await ask(nobodys)];
      expect(getRefusal(foreign)).toEqual(getRefusal(unknown));
      if (call.id !== games.autoExitGame.id) expect([404, 422]).toContain(foreign.code);
      expect(await getSnapshot(database().db)).toEqual(before);
      // Its owner can access it.
      const own = await site.call(call, createArgs(his) as never, {
        token: jun.token,
        idempotencyKey: keyFor(call),
      });
      // Nobody can like a comment before its moderation, including its author.
      expect(own.code).toBe(call.id === gamePage.likeComment.id ? 404 : 200);
    },
  );

  it.each<[string, Call, object, Partial<Refusal> & { code: number }]>([
    [
      'sign-up before a code was sent',
      auth.registerV2,
      { phone: PHONE, code: '123456', password: 'Secret.1', gameUserBankCard: CARD },
      { code: 422, reason: 'code.wrong' },
    ],
    [
      'sign-up without asking for a code',
      auth.registerV2,
      { phone: PHONE, password: 'Secret.1', gameUserBankCard: CARD },
      { code: 422, reason: 'signUp.codeNeeded' },
    ],
    [
      'sign-up without the bank that the site asks for',
      auth.register,
      { phone: PHONE, code: '123456', password: 'Secret.1' },
      { code: 422, reason: 'signUp.bankNeeded' },
    ],
    [
      'SMS login before a code was sent',
      auth.smsLogin,
      { phone: PHONE, code: '123456' },
      { code: 422, reason: 'code.wrong' },
    ],
    [
      'a new password before a code was sent',
      auth.resetPassword,
      { phone: PHONE, code: '123456', username: 'some.body', password: 'Secret.2' },
      { code: 422, reason: 'code.wrong' },
    ],
    [
      'a proof by code before one was sent',
      auth.giveProof,
      { code: '123456' },
      { code: 422, reason: 'code.wrong' },
    ],
    [
      'a bank card before a proof',
      wallet.addBankCard,
      { bankCode: 'LUZ', cardholder: 'Maria Reyes', cardNumber: '998877665544' },
      { code: 422, reason: 'proofNeeded' },
    ],
    [
      'a code to bind a phone that is bound',
      oauth.sendBindingPhoneCode,
      { code: 'MDkxNzk5OTk5OTk0ODIx' },
      { code: 422, reason: 'phone.bound' },
    ],
    [
      'money into a game that is not open',
      play.topUpGame,
      { id: NOBODYS_ID, amount: '10' },
      { code: 404, reason: 'notFound' },
    ],
    [
      'the end of a game that nobody opened',
      play.exitGame,
      { id: NOBODYS_ID },
      { code: 404, reason: 'notFound' },
    ],
    [
      'having seen what was never recovered',
      play.acknowledgeRecovered,
      { id: NOBODYS_ID },
      { code: 404, reason: 'notFound' },
    ],
    [
      'a social login that no provider knows of',
      oauth.socialLogin,
      {
        code: 'never-given',
        codeVerifier: 'v'.repeat(43),
        redirectUri: 'http://localhost:8080/pages/login/socialLogin',
      },
      { code: 422 },
    ],
    [
      'a deposit on a channel that there is not',
      wallet.charge,
      { channel: 'no-such-channel', amount: '100' },
      { code: 422 },
    ],
    [
      'a transfer on a channel that there is not',
      deposits.recharge,
      { channel: 'no-such-channel', amount: '100' },
      { code: 422 },
    ],
    [
      'the replay of a round that nobody played',
      fairness.replayRound,
      { id: NOBODYS_ID },
      { code: 404, reason: 'notFound' },
    ],
    [
      'a demo of a game that there is not',
      fairness.launchDemo,
      { id: 'no-such-game' },
      { code: 404, reason: 'notFound' },
    ],
  ])('S21: %s is refused, and nothing changes', async (_, call, args, refusal) => {
    const before = await getSnapshot(database().db);
    const { token } = maria;
    const answer = await site.call(call, args as never, { token, idempotencyKey: 'key-too-early' });
    expect(refusalIn(answer)).toMatchObject(refusal);
    expect(getReasons(call)).toContain(refusalIn(answer).reason);
    expect(await getSnapshot(database().db)).toEqual(before);
  });

  it.each<[string, Call, () => object]>([
    [
      'a withdrawal to a new card',
      wallet.withdraw,
      () => ({ amount: '100', bankCardId: maria.cardId }),
    ],
    [
      'a change of a card',
      cards.editBankCard,
      () => ({ id: maria.cardId, bankCode: 'BIS', cardholder: 'Maria Santos' }),
    ],
  ])('S21: %s without proof is refused, without changes', async (_, call, createArgs) => {
    const before = await getSnapshot(database().db);
    const { token } = maria;
    const answer = await site.call(call, createArgs() as never, { token, ...keys });
    expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'proofNeeded' });
    expect(await getSnapshot(database().db)).toEqual(before);
  });

  it('S17: every call of a player is refused after the session ended, without changes', async () => {
    const { token } = await site.signUp();
    await site.call(auth.logout, {}, { token });
    const before = await getSnapshot(database().db);
    for (const call of calls.filter((each) => each.auth === 'player')) {
      if (call.in === 'multipart') continue;
      const args = createExample(call.request) as never;
      expect((await site.call(call, args, { token, ...keys })).code, call.id).toBe(401);
    }
    expect(await getSnapshot(database().db)).toEqual(before);
  });

  it.each<[string, Call, () => object]>([
    ['a deposit', wallet.charge, () => ({ channel: 'ewallet', amount: '200' })],
    ['a withdrawal', wallet.withdraw, () => ({ amount: '150', bankCardId: maria.cardId })],
    ['a deposit by QR code', deposits.recharge, () => ({ channel: 'qrpay', amount: '200' })],
    ['a launch', play.launchGame, () => ({ id: 'jade-serpent', amount: '50' })],
    ['joining', promotions.participate, () => ({ id: 'net-win', amount: '100' })],
  ])('S4: %s that is sent three times at once is done once', async (_, call, createArgs) => {
    const { token, password } = maria;
    getData(await site.call(auth.giveProof, { password }, { token }));
    const send = () =>
      site.call(call, createArgs() as never, { token, idempotencyKey: keyFor(call) });
    const answers = [...(await Promise.all([send(), send(), send()]))];
    // A concurrent launch is refused as busy.
    const done = answers.filter(({ code }) => code === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.filter(({ code }) => code !== 200 && code !== 409)).toEqual([]);
    const after = await getSnapshot(database().db);
    expect((await send()).data).toEqual(done[0]?.data);
    expect(await getSnapshot(database().db)).toEqual(after);
  });

  it.each<[Call, object]>([
    [gamePage.setFavorite, { id: 'lucky-sevens', favorite: true }],
    [gamePage.setLike, { id: 'lucky-sevens', liked: true }],
    [gamePage.rateGame, { id: 'lucky-sevens', rating: 4 }],
    [profile.editProfile, { nickname: 'Maria' }],
    [profile.endOtherSessions, {}],
    [messages.readAllMessages, {}],
  ])('$id says how it is to be: a second time changes nothing', async (call, args) => {
    const { token } = maria;
    getData(await site.call(call, args as never, { token }));
    const once = await getSnapshot(database().db);
    getData(await site.call(call, args as never, { token }));
    expect(await getSnapshot(database().db)).toEqual(once);
  });
});
