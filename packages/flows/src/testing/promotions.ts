import type {
  EndingPreview,
  ParticipationPreview,
  PromotionRecord,
  PromotionStatus,
  SettleRecord,
} from '@parlor/api/entities';
import { endingPreview as fixture } from '@parlor/api/fixtures';
import type { JoinTerms } from '../promotion-join/promotion-join.types.ts';
import type { RecordAndPreview } from '../promotion-record/promotion-record.types.ts';

export const joinTerms: JoinTerms = {
  promotionId: 'p1',
  status: 'open',
  minAmount: '100.00',
  maxAmount: '1000.00',
  needsCode: false,
  recordId: null,
};

export const participationPreview: ParticipationPreview = {
  amount: '500.00',
  bonusAmount: '500.00',
  askBetAmount: '10000.00',
  askNetwinAmount: '0.00',
  askBalance: '0.00',
  releaseConditionsAmount: '1.00',
  deadline: '2026-11-25T02:00:00Z',
  balanceAfter: '200.00',
};

/** An ongoing promotion. */
export const promotionRecord: PromotionRecord = {
  id: 'r1',
  promotionId: 'p1',
  promotionName: 'Welcome',
  image: '/art.webp',
  color: '#041a3a',
  platform: 'All games',
  status: 'ongoing',
  buttonStatus: 0,
  principalAmount: '500.00',
  bonusAmount: '500.00',
  askBetAmount: '10000.00',
  currentBetAmount: '6240.00',
  askNetwinAmount: '0.00',
  currentNetwinAmount: '496.15',
  askBalance: '0.00',
  currentBalance: '1496.15',
  releaseConditionsAmount: '1.00',
  inGame: '0.00',
  freeSpins: 0,
  deadline: '2026-11-25T02:00:00Z',
  participationTime: '2026-11-18T02:00:00Z',
  endTime: null,
  autoSettlementTime: null,
  settledAmount: null,
};

const { settle, unlock } = fixture;

/** All three ways to end it are possible. */
export const endingPreview: EndingPreview = {
  ...fixture,
  settle: { ...settle, possible: true, voidedFreeSpins: 0 },
  unlock: { ...unlock, possible: true },
};

/** The promotion in a status, with its preview while it is open. */
export const loadedIn = (status: PromotionStatus): RecordAndPreview => {
  const isOpen = status === 'ongoing' || status === 'settlable';
  return {
    record: {
      ...promotionRecord,
      status,
      buttonStatus: status === 'settlable' ? 1 : 0,
      games: [],
      gameCount: 0,
      weights: [],
      content: '',
    },
    preview: isOpen ? endingPreview : null,
  };
};

export const settleRecord: SettleRecord = {
  id: 'r1',
  buttonStatus: 1,
  promotionName: 'Welcome',
  amount: '1496.15',
};
