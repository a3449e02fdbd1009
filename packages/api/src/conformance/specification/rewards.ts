import { bonuses, levels, promotions, rebate, referral, wallet } from '../../calls/index.ts';
import type { BalanceInfo } from '../../entities/balance.ts';
import type { MemberLevel } from '../../entities/level.ts';
import type { GamePromotion } from '../../entities/promotion.ts';
import { codes } from '../../envelope.ts';
import { describeEnvelope, getEnvelope } from '../back-end.ts';
import { someChannel } from '../discover.ts';
import { type BackEnd, type ConformanceCase, must, NotApplicable } from '../types.ts';

const UNKNOWN_ID = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';

const rewardCase = (
  what: string,
  reason: string,
  check: (backEnd: BackEnd, token: string) => Promise<void>,
): ConformanceCase => ({
  name: `rewards: ${what}`,
  reason,
  run: async (backEnd) => check(backEnd, (await backEnd.player()).token),
});

const getOpenPromotion = async (backEnd: BackEnd, token: string) => {
  const list = { page: 1, limit: 20 };
  const { rows } = (await backEnd.ask(promotions.promotionList, list, { token })) as {
    rows: GamePromotion[];
  };
  const open = rows.find(({ status }) => status === 'open');
  if (!open) throw new NotApplicable('no promotion is open');
  return open;
};

/** Promotions, levels and rewards. */
export const rewardCases: readonly ConformanceCase[] = [
  rewardCase(
    'an unknown offer of a deposit is refused',
    'A deposit must not be made for an offer that it cannot join (product decision 7).',
    async (backEnd, token) => {
      const { channel, minAmount: amount } = await someChannel(backEnd, token);
      const args = { channel, amount, activityId: 'no-such-offer' };
      const envelope = getEnvelope(await backEnd.send(wallet.charge, args, { token }));
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  rewardCase(
    'joining with more than the wallet has changes nothing',
    'A promotion takes its transfer from the wallet (domain: Transfers).',
    async (backEnd, token) => {
      const getBalance = async () =>
        (await backEnd.ask(wallet.getBalanceInfo, {}, { token })) as BalanceInfo;
      const { promotionId: id, maxAmount: amount } = await getOpenPromotion(backEnd, token);
      const before = await getBalance();
      if (Number(before.balance) >= Number(amount)) {
        throw new NotApplicable('the wallet has enough for every promotion');
      }
      const args = { id, amount };
      const envelope = getEnvelope(await backEnd.send(promotions.participate, args, { token }));
      must(envelope.code === codes.refused, describeEnvelope(envelope));
      must(JSON.stringify(await getBalance()) === JSON.stringify(before), 'the balance changed');
    },
  ),
  rewardCase(
    'joining below the minimum of a promotion is refused',
    'The back end checks every rule again (S21).',
    async (backEnd, token) => {
      const { promotionId: id } = await getOpenPromotion(backEnd, token);
      const args = { id, amount: '0' };
      const answer = await backEnd.send(promotions.participatePreview, args, { token });
      const envelope = getEnvelope(answer);
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  ),
  rewardCase(
    'each level asks for more than the one before, and only the last one is the highest',
    'The levels screen shows them as a ladder (docs/product.md: Calls).',
    async (backEnd, token) => {
      const { rows } = (await backEnd.ask(levels.levelList, {}, { token })) as {
        rows: MemberLevel[];
      };
      rows.forEach((level, index) => {
        const before = rows[index - 1];
        const isHigher = !before || Number(level.requiredBets) > Number(before.requiredBets);
        must(isHigher, `${level.name} asks for ${level.requiredBets}`);
        must(level.isHighest === (index === rows.length - 1), `${level.name} is the highest`);
      });
    },
  ),
  ...[
    promotions.settlePromotion,
    promotions.closePromotion,
    promotions.unlockPromotion,
    bonuses.claimBonus,
    rebate.claimRebate,
    referral.claimReferral,
  ].map((call) =>
    rewardCase(
      `${call.path} finds nothing for an unknown id`,
      'Another player’s record or reward must look like none (S20).',
      async (backEnd, token) => {
        const envelope = getEnvelope(await backEnd.send(call, { id: UNKNOWN_ID }, { token }));
        must(envelope.code === codes.notFound, describeEnvelope(envelope));
      },
    ),
  ),
];
