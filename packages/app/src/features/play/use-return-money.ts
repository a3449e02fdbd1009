import { autoExitGame } from '@parlor/api/calls/games';
import { openSessions } from '@parlor/api/calls/play';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { GameSession } from '@parlor/api/entities';
import { useFormatNearDate } from '../../data/dates.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMoney } from '../../data/use-money.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';

/**
 * Returns the money of a session without its game. A toast says what is back, or that the platform
 * keeps trying.
 *
 * @returns the mutation; `run` resolves to whether the call had a response
 */
export function useReturnMoney() {
  const t = useTexts();
  const money = useMoney();
  const toasts = useToasts();
  const formatNearDate = useFormatNearDate();
  const { run, error, pending } = useMutation(autoExitGame, {
    refusal: 'inline',
    invalidates: [openSessions, getBalanceInfo, billList],
  });
  return {
    error,
    pending,
    async run({
      sessionId,
      recordId,
    }: Pick<GameSession, 'sessionId' | 'recordId'>): Promise<boolean> {
      const left = await run({ sessionId });
      if (left === undefined) return false;
      const { amount, state, retryAt } = left;
      if (state === 'settled' || state === 'resumable') {
        const key = recordId === undefined ? 'play:homeToast' : 'play:fund.homeToast';
        toasts.show({ text: t(key, { amount: money(amount) }), tone: 'positive' });
      } else if (state !== 'nothing') {
        const next =
          retryAt === null ? '' : ` ${t('play:recoveringNext', { time: formatNearDate(retryAt) })}`;
        toasts.show({ text: t('play:recoveringTitle') + next, tone: 'caution' });
      }
      return true;
    },
  };
}
