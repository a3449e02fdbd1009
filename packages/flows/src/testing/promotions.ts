import type { EndingPreview, PromotionStatus, SettleRecord } from '@parlor/api/entities';
import { endingPreview as fixture, promotionRecordDetail } from '@parlor/api/fixtures';
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
      ...promotionRecordDetail,
      status,
      buttonStatus: status === 'settlable' ? 1 : 0,
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
