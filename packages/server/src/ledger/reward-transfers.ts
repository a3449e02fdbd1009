import { type Account, cash, cost, payable } from './accounts.ts';
import type { Transfer } from './post.ts';
import type { Movement } from './transfers.ts';

/** The programmes that give players money. */
export type RewardProgram = 'rebate' | 'bonus' | 'referral' | 'activity';

export interface RewardMovement extends Movement {
  readonly program: RewardProgram;
  readonly rewardId: string;
  /** Names the entitlement, such as `rebate:<day>:<player>` (domain: Transfers). */
  readonly scope: string;
}

const costOf = { rebate: 'rebate', bonus: 'bonus', referral: 'promo', activity: 'promo' } as const;

function getPayable({ program, playerId }: RewardMovement): Account {
  return payable(playerId, program === 'rebate' ? 'rebate' : 'bonus');
}

function getCost({ program, scope }: RewardMovement): Account {
  return cost(costOf[program], scope);
}

function step(
  of: RewardMovement,
  name: 'issue' | 'claim' | 'expire',
  key: 'issue' | 'claim',
  [debit, credit]: readonly [Account, Account],
): Transfer {
  const { playerId, currency, subject, scope, amount } = of;
  if (amount <= 0n) throw new RangeError(`an amount must be greater than zero: ${amount}`);
  return {
    playerId,
    currency,
    subject,
    scope,
    key,
    kind: `${of.program}.${name}`,
    ref: `reward:${of.rewardId}`,
    legs: [
      { account: debit, amount },
      { account: credit, amount: -amount },
    ],
  };
}

/** `rebate.issue`, `bonus.issue` …: cost → payable. */
export function rewardIssue(of: RewardMovement): Transfer {
  return step(of, 'issue', 'issue', [getCost(of), getPayable(of)]);
}

/** `rebate.claim`, `bonus.claim` …: payable → cash, by the player or credited at once. */
export function rewardClaim(of: RewardMovement): Transfer {
  return step(of, 'claim', 'claim', [getPayable(of), cash(of.playerId)]);
}

/** `rebate.expire`, `bonus.expire` …: payable → cost, with the key of the claim: only one is posted. */
export function rewardExpire(of: RewardMovement): Transfer {
  return step(of, 'expire', 'claim', [getPayable(of), getCost(of)]);
}
