import type { OpenRound as Round } from '@parlor/api/entities';
import { Card } from '@parlor/ui/Card';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useFormatNearDate } from '../../data/dates.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The stake of a round that waits in this game, and until when the player can finish it. */
export function OpenRound({ round: { staked, expiresAt } }: { round: Round }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  return (
    <Card>
      <Stack gap={8}>
        <Text as="p" weight="semibold">
          {t('play:openRound', { amount: money(staked) })}
        </Text>
        {expiresAt !== null && (
          <Text as="p" size={13} color="muted">
            {t('play:openRoundUntil', { time: formatNearDate(expiresAt) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
