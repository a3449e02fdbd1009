import { randomUUID } from 'node:crypto';
import type { Envelope } from '@parlor/api';
import {
  account,
  activities,
  auth,
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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '../../domains/messages/store.ts';
import { site as siteCalls } from '../../operator/calls/index.ts';
import {
  bankCardForm,
  describeOnDatabases,
  encodePhone,
  getData,
  giveReward,
  manualDepositForm,
  newKey,
  openTestSite,
  playRound,
  providerGame,
  refusalIn,
  type TestPlayer,
  type TestSite,
  testOperator,
  unlimited,
} from '../../testing/index.ts';

const AT_ONCE = 8;

interface Asked {
  readonly call: Call;
  readonly args: object;
  readonly token?: string;
  readonly idempotencyKey?: string;
}

/**
 * The concurrent requests, and how many of them succeed: all, only the first, or those that arrive
 * in time.
 */
interface Race {
  readonly name: string;
  readonly calls: readonly Call[];
  readonly done: 'all' | 'one' | 'some';
  asked(on: TestSite, player: TestPlayer): Promise<readonly Asked[]>;
}

const times = (count: number, asked: (n: number) => Asked): Asked[] =>
  Array.from({ length: count }, (_, n) => asked(n));

/** The same call of one player, repeated. */
function repeated(
  call: Call,
  done: Race['done'],
  createArgs: (site: TestSite, player: TestPlayer) => Promise<object> | object,
  key: 'one key' | 'a key each' = 'a key each',
): Race {
  return {
    name: `${call.id} with ${key}`,
    calls: [call],
    done,
    async asked(site, player) {
      const args = await createArgs(site, player);
      const idempotencyKey = newKey();
      return times(AT_ONCE, () => ({
        call,
        args,
        token: player.token,
        idempotencyKey: key === 'one key' ? idempotencyKey : newKey(),
      }));
    },
  };
}

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `0914${String(phones).padStart(7, '0')}`;
};

type SendCode =
  | typeof auth.sendRegisterPhoneCode
  | typeof auth.sendPhoneLoginCode
  | typeof auth.sendResetPhoneCode
  | typeof oauth.sendBindingPhoneCode;

async function codeFor(site: TestSite, call: SendCode, phone: string, token = '') {
  getData(await site.call(call, { code: encodePhone(phone) }, { token }));
  return site.core.outside.phone.lastCode(phone);
}

async function newcomer(site: TestSite, subject: string = randomUUID()): Promise<string> {
  const given = site.core.outside.network.login({ subject });
  return getData<{ token: string }>(await site.call(oauth.socialLogin, given)).token;
}

async function launched(site: TestSite, { token }: TestPlayer) {
  const args = { id: 'lucky-sevens', amount: '20' };
  const options = { token, idempotencyKey: newKey() };
  return getData<{ sessionId: string }>(await site.call(play.launchGame, args, options)).sessionId;
}

async function played(site: TestSite, player: TestPlayer) {
  const gameId = 'lucky-sevens';
  await launched(site, player);
  await playRound(site, { playerId: player.playerId, gameCode: gameId });
  const { rows } = getData<{ rows: { roundId: string }[] }>(
    await site.call(fairness.gameRounds, { gameId }, { token: player.token }),
  );
  return rows[0]?.roundId ?? '';
}

/** A record that can be settled, and closed or unlocked. */
async function joined(site: TestSite, { token }: TestPlayer, changes: Record<string, bigint>) {
  const args = { id: 'welcome', amount: '100' };
  const options = { token, idempotencyKey: newKey() };
  const { id } = getData<{ id: string }>(await site.call(promotions.participate, args, options));
  const records = site.core.db.updateTable('promotion_record');
  await records.set(changes).where('id', '=', id).execute();
  return id;
}

async function withSecondCard(site: TestSite, player: TestPlayer) {
  await site.prove(player);
  const card = { bankCode: 'LUZ', cardholder: 'Maria Reyes', cardNumber: '998877665544' };
  const added = await site.call(wallet.addBankCard, card, { token: player.token });
  return getData<{ cardId: string }>(added).cardId;
}

async function commented(site: TestSite, { token }: TestPlayer) {
  const args = { gameId: 'lucky-sevens', content: 'Nobody has looked at it yet.' };
  const comment = await site.call(gamePage.addComment, args, { token });
  return getData<{ commentId: string }>(comment).commentId;
}

async function sendNotice(site: TestSite, { playerId }: TestPlayer) {
  return await sendMessage(site.core.db, site.core.clock, {
    playerId,
    kind: 'system',
    texts: { en_US: { title: 'For one alone', content: '<p>Nobody else.</p>' } },
  });
}

const races: readonly Race[] = [
  {
    name: 'one phone signs up, without a card and with one',
    calls: [auth.register, auth.registerV2],
    done: 'one',
    async asked(site) {
      const phone = newPhone();
      const code = await codeFor(site, auth.sendRegisterPhoneCode, phone);
      const form = { phone, code, password: 'Secret.1' };
      return times(AT_ONCE, (n) =>
        n % 2
          ? { call: auth.register, args: form }
          : { call: auth.registerV2, args: { ...form, gameUserBankCard: bankCardForm() } },
      );
    },
  },
  {
    name: 'several phones sign up by one user name',
    calls: [auth.register],
    done: 'one',
    async asked(site) {
      const all = times(AT_ONCE, () => ({ call: auth.register, args: {} }));
      return await Promise.all(
        all.map(async ({ call }) => {
          const phone = newPhone();
          const code = await codeFor(site, auth.sendRegisterPhoneCode, phone);
          return { call, args: { phone, code, username: 'night.owl', password: 'Secret.1' } };
        }),
      );
    },
  },
  {
    name: 'a new phone logs in by one code',
    calls: [auth.smsLogin],
    done: 'one',
    async asked(site) {
      const phone = newPhone();
      const code = await codeFor(site, auth.sendPhoneLoginCode, phone);
      return times(AT_ONCE, () => ({ call: auth.smsLogin, args: { phone, code } }));
    },
  },
  {
    // The first one creates the account, and the others log in to it.
    name: 'a new phone logs in by SMS and is bound to a social login',
    calls: [auth.smsLogin, oauth.bindingPhone],
    done: 'all',
    async asked(site) {
      const phone = newPhone();
      const login = await codeFor(site, auth.sendPhoneLoginCode, phone);
      const token = await newcomer(site);
      const bind = await codeFor(site, oauth.sendBindingPhoneCode, phone, token);
      return [
        { call: auth.smsLogin, args: { phone, code: login } },
        { call: oauth.bindingPhone, args: { phone, code: bind }, token },
      ];
    },
  },
  {
    name: 'one person of the network logs in',
    calls: [oauth.socialLogin],
    done: 'all',
    async asked(site) {
      const { network } = site.core.outside;
      const subject = randomUUID();
      return times(AT_ONCE, () => ({ call: oauth.socialLogin, args: network.login({ subject }) }));
    },
  },
  {
    name: 'codes are asked for by one who binds',
    calls: [oauth.sendBindingPhoneCode],
    done: 'one',
    async asked(site) {
      const token = await newcomer(site);
      const code = encodePhone(newPhone());
      return times(AT_ONCE, () => ({ call: oauth.sendBindingPhoneCode, args: { code }, token }));
    },
  },
  ...[auth.sendRegisterPhoneCode, auth.sendPhoneLoginCode, auth.sendResetPhoneCode].map((call) =>
    repeated(call, 'one', () => ({ code: encodePhone(newPhone()) })),
  ),
  repeated(auth.sendProofCode, 'one', () => ({})),
  repeated(auth.captchaImage, 'all', () => ({})),
  repeated(auth.login, 'all', (_, { phone, password }) => ({ username: phone, password })),
  repeated(auth.giveProof, 'all', (_, { password }) => ({ password })),
  repeated(auth.resetPassword, 'one', async (site, { phone, token }) => {
    const { username } = getData<{ username: string }>(
      await site.call(auth.getInfo, {}, { token }),
    );
    const code = await codeFor(site, auth.sendResetPhoneCode, phone);
    return { phone, code, username, password: 'Secret.3' };
  }),
  repeated(auth.changePassword, 'one', () => ({
    oldPassword: 'Secret.1',
    newPassword: 'Secret.2',
  })),
  repeated(account.onlineTime, 'all', () => ({ onlineTime: 1 })),
  repeated(profile.editProfile, 'all', () => ({ nickname: 'Maria', birthday: '1990-01-02' })),
  repeated(wallet.addBankCard, 'one', async (site, player) => {
    await site.prove(player);
    return { bankCode: 'LUZ', cardholder: 'Maria Reyes', cardNumber: '998877665544' };
  }),
  // A repeated edit returns the card that the first one added.
  repeated(cards.editBankCard, 'all', async (site, player) => {
    await site.prove(player);
    return { id: player.cardId, bankCode: 'BIS', cardholder: 'Maria Santos' };
  }),
  repeated(cards.setDefaultBankCard, 'all', async (site, player) => ({
    id: await withSecondCard(site, player),
  })),
  repeated(cards.deleteBankCard, 'one', async (site, player) => ({
    id: await withSecondCard(site, player),
  })),
  repeated(
    deposits.submitManualDeposit,
    'all',
    (site, { playerId }) => manualDepositForm(site, playerId),
    'one key',
  ),
  // Every further one is a duplicate by its receipt.
  repeated(deposits.submitManualDeposit, 'one', (site, { playerId }) =>
    manualDepositForm(site, playerId),
  ),
  ...(['one key', 'a key each'] as const).flatMap((key) => [
    repeated(wallet.charge, 'some', () => ({ channel: 'ewallet', amount: '500' }), key),
    repeated(deposits.recharge, 'some', () => ({ channel: 'qrpay', amount: '500' }), key),
    repeated(
      wallet.withdraw,
      'some',
      async (site, player) => {
        await site.prove(player);
        return { amount: '100', bankCardId: player.cardId };
      },
      key,
    ),
    repeated(play.launchGame, 'some', () => ({ id: 'lucky-sevens', amount: '20' }), key),
    repeated(
      play.topUpGame,
      'some',
      async (site, player) => ({ id: await launched(site, player), amount: '10' }),
      key,
    ),
  ]),
  repeated(promotions.participate, 'all', () => ({ id: 'welcome', amount: '100' }), 'one key'),
  repeated(promotions.participate, 'one', () => ({ id: 'welcome', amount: '100' })),
  ...(
    [
      ['one key', 'all'],
      ['a key each', 'one'],
    ] as const
  ).flatMap(([key, done]) => [
    repeated(
      promotions.settlePromotion,
      done,
      async (site, player) => ({
        id: await joined(site, player, { ask_bet: 0n, ask_balance: 1n }),
      }),
      key,
    ),
    repeated(
      promotions.closePromotion,
      done,
      async (site, player) => ({ id: await joined(site, player, { ask_bet: 1n }) }),
      key,
    ),
    repeated(
      promotions.unlockPromotion,
      done,
      async (site, player) => ({ id: await joined(site, player, { release_below: 1_000_000n }) }),
      key,
    ),
  ]),
  repeated(play.rejoinGame, 'all', async (site, player) => ({ id: await launched(site, player) })),
  repeated(play.exitGame, 'all', async (site, player) => ({ id: await launched(site, player) })),
  repeated(games.autoExitGame, 'all', async (site, player) => ({
    sessionId: await launched(site, player),
  })),
  repeated(activities.participateInActivity, 'all', () => ({ id: 'gift-code', code: 'PARLOR' })),
  repeated(referral.claimReferral, 'all', async (site, player) => ({
    id: await giveReward(site, player, 'referral'),
  })),
  repeated(bonuses.claimBonus, 'all', async (site, player) => ({
    id: await giveReward(site, player, 'bonus'),
  })),
  repeated(rebate.claimRebate, 'all', async (site, player) => ({
    id: await giveReward(site, player, 'rebate'),
  })),
  repeated(play.acknowledgeRecovered, 'all', async (site, player) => {
    const id = await launched(site, player);
    getData(await site.call(play.exitGame, { id }, { token: player.token }));
    return { id };
  }),
  repeated(fairness.replayRound, 'all', async (site, player) => ({
    id: await played(site, player),
  })),
  repeated(fairness.changeClientSeed, 'all', () => ({
    gameId: 'lucky-sevens',
    clientSeed: 'my-own',
  })),
  repeated(fairness.rotateSeeds, 'all', () => ({ gameId: 'lucky-sevens' })),
  repeated(fairness.launchDemo, 'all', () => ({ id: 'lucky-sevens' })),
  repeated(wallet.budgetAmount, 'all', () => ({})),
  repeated(gamePage.setFavorite, 'all', () => ({ id: 'lucky-sevens', favorite: true })),
  repeated(gamePage.setLike, 'all', () => ({ id: 'lucky-sevens', liked: true })),
  repeated(gamePage.rateGame, 'all', () => ({ id: 'lucky-sevens', rating: 4 })),
  repeated(gamePage.addComment, 'all', () => ({
    gameId: 'lucky-sevens',
    content: 'Again and again the same.',
  })),
  repeated(gamePage.likeComment, 'all', async (site, player) => {
    const id = await commented(site, player);
    await site.core.db
      .updateTable('game_comment')
      .set({ state: 'shown' })
      .where('id', '=', id)
      .execute();
    return { id, liked: true };
  }),
  repeated(gamePage.deleteComment, 'one', async (site, player) => ({
    id: await commented(site, player),
  })),
  repeated(messages.messageInfo, 'all', async (site, player) => ({
    id: await sendNotice(site, player),
  })),
  repeated(messages.readAllMessages, 'all', async (site, player) => {
    await sendNotice(site, player);
    return {};
  }),
  repeated(contact.submitFeedback, 'all', () => ({
    content: 'The receipt does not load at all.',
    contact: '0917 555 0142',
  })),
  repeated(profile.endSession, 'some', async (site, { phone, password, token }) => {
    getData(await site.call(auth.login, { username: phone, password }));
    const list = getData<{ rows: { sessionId: string; current: boolean }[] }>(
      await site.call(profile.sessionList, {}, { token }),
    );
    return { sessionId: list.rows.find(({ current }) => !current)?.sessionId ?? '' };
  }),
  repeated(profile.endOtherSessions, 'all', () => ({})),
  repeated(auth.logout, 'some', () => ({})),
];

/** Tested elsewhere: uploads/uploads.test.ts. */
const elsewhere: readonly Call[] = [uploads.uploadImage];

describeOnDatabases('concurrent player calls', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    const limits = ['HTTP', 'CAPTCHA', 'PROOF', 'COMMENT', 'FEEDBACK', 'LOGIN_ADDRESS'];
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens')],
      env: { ...unlimited(...limits), COMMENT_AUTO_SHOW_SECONDS: 'off' },
    });
    const changes = {
      gameAccountRegisterBank: false,
      gameAccountCaptchaEnabled: false,
      wallet: { manualDepositOpen: true },
    };
    await testOperator(site).must(siteCalls.setSite, changes);
  });
  afterAll(() => site.close());

  it('cover every call that changes data', () => {
    const known = [...races.flatMap((race) => race.calls), ...elsewhere].map(({ id }) => id);
    const left = calls.filter(({ id, method }) => method !== 'GET' && !known.includes(id));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it.each(races)('$name: $done done, the others refused with a reason', async ({ done, asked }) => {
    const player = await site.signUp();
    await site.give(player, 100_000n);
    const all = await asked(site, player);
    const answers = await Promise.all(
      all.map(
        async ({ call, args, ...options }): Promise<[Call, Envelope]> => [
          call,
          await site.call(call, args as never, options),
        ],
      ),
    );
    const refused = answers.filter(([, { code }]) => code !== 200);
    for (const [call, envelope] of refused) {
      const { code, reason } = refusalIn(envelope);
      expect(code, `${call.id}: ${reason}`).not.toBe(500);
      expect(getReasons(call)).toContain(reason);
    }
    const succeeded = answers.length - refused.length;
    if (done === 'some') expect(succeeded).toBeGreaterThan(0);
    else expect(succeeded).toBe(done === 'all' ? answers.length : 1);
  });
});
