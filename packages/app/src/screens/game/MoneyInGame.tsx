import type { GameSession } from '@parlor/api/entities';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useExplain } from '../../data/errors.ts';
import { SessionMoney } from '../../features/play/SessionMoney.tsx';
import { useReturnMoney } from '../../features/play/use-return-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** Money that is still in a game, and the error if it could not be returned. */
export function MoneyInGame({ session }: { session: GameSession }) {
  const t = useTexts();
  const explain = useExplain();
  const { error, pending, run } = useReturnMoney();
  return (
    <SessionMoney session={session} action={{ loading: pending, onClick: () => void run(session) }}>
      {error !== undefined && (
        <ErrorState
          variant="inline"
          titleAs="p"
          title={t('play:recoveringTitle')}
          text={explain(error).text}
          requestId={error.requestId}
        />
      )}
    </SessionMoney>
  );
}
