import type { Withdrawal } from '@parlor/api/entities';
import type { TimelineEntry } from '@parlor/ui/Timeline';
import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getStage } from './audit.ts';

/** Past and expected events of a withdrawal. */
export function useTimeline(withdrawal: Withdrawal): TimelineEntry[] {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const stage = getStage(withdrawal);
  const { requestedAt, approvedAt, finishedAt, arrivesAt, bankName: bank, lastFour } = withdrawal;
  const wasApproved = approvedAt !== null;
  const when = (at: Withdrawal['finishedAt']) => (at === null ? undefined : formatNearDate(at));
  const arrives = t('wallet:audit.arrives', { time: formatNearDate(arrivesAt) });
  const asked: TimelineEntry = {
    id: 'asked',
    title: t('wallet:audit.asked'),
    meta: formatNearDate(requestedAt),
    state: 'done',
  };
  const review: TimelineEntry = wasApproved
    ? { id: 'review', title: t('wallet:audit.approved'), meta: when(approvedAt), state: 'done' }
    : {
        id: 'review',
        title: t('wallet:audit.review'),
        state: stage === 'failed' ? 'failed' : stage === 'done' ? 'done' : 'current',
        meta: stage === 'failed' ? when(finishedAt) : undefined,
      };
  if (stage === 'failed') {
    const notPaid: TimelineEntry = {
      id: 'paid',
      title: t('wallet:audit.notPaid'),
      meta: when(finishedAt),
      state: 'failed',
    };
    return [
      asked,
      review,
      ...(wasApproved ? [notPaid] : []),
      { id: 'returned', title: t('wallet:audit.returned'), meta: when(finishedAt), state: 'done' },
    ];
  }
  return [
    asked,
    review,
    {
      id: 'paid',
      title: t('wallet:audit.paid', { bank, lastFour }),
      meta: stage === 'done' ? when(finishedAt) : arrives,
      state: stage === 'done' ? 'done' : stage === 'approved' ? 'current' : 'ahead',
    },
  ];
}
