import type { GameSession } from '@parlor/api/entities';
import { Button, type ButtonProps } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import type { ReactNode } from 'react';
import { useFormatNearDate } from '../../data/dates.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Props {
  session: GameSession;
  /** The button that returns the money. */
  action: Pick<ButtonProps, 'variant' | 'tone' | 'loading' | 'onClick'>;
  children?: ReactNode;
}

/** Money in an open session: where it is, when it returns, and a button that returns it now. */
export function SessionMoney({ session, action, children }: Props) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
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
        <Button fullWidth {...action}>
          {t(recordId === undefined ? 'play:unfinishedCollect' : 'play:fund.unfinishedCollect')}
        </Button>
        {children}
      </Stack>
    </Card>
  );
}
