import type { GameSession } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useMoney } from '../../data/use-money.ts';
import { useReturnMoney } from '../../features/play/use-return-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** Money that is still in a game: where it is, when it returns, and a button that returns it now. */
export function MoneyInGame({ session }: { session: GameSession }) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const formatNearDate = useFormatNearDate();
  const { error, pending, run } = useReturnMoney();
  const { inGame, gameName, recordId, retryAt } = session;
  return (
    <Card>
      <Stack gap={8}>
        <Text as="p" weight="semibold">
          {t('play:unfinishedTitle', { amount: money(inGame), game: gameName })}
        </Text>
        {retryAt !== null && (
          <Text as="p" size={13} color="muted">
            {t('play:recovered.openReturns', { time: formatNearDate(retryAt) })}
          </Text>
        )}
        <Button fullWidth loading={pending} onClick={() => void run(session)}>
          {t(recordId === undefined ? 'play:unfinishedCollect' : 'play:fund.unfinishedCollect')}
        </Button>
        {error !== undefined && (
          <ErrorState
            variant="inline"
            titleAs="p"
            title={t('play:recoveringTitle')}
            text={explain(error).text}
            requestId={error.requestId}
          />
        )}
      </Stack>
    </Card>
  );
}
