import type { GameDetail } from '@parlor/api/entities';
import { Card } from '@parlor/ui/Card';
import { formatCount } from '@parlor/ui/GameTile';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import * as adjust from '../../components/adjust.css.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** Facts for players before they stake anything. */
export function GameFacts({ game }: { game: GameDetail }) {
  const t = useTexts();
  const money = useMoney();
  const facts = [
    { name: t('games:rtp'), value: `${game.rtp}\u00A0%`, note: t('games:rtpHelp') },
    { name: t('games:volatility'), value: t(`games:volatilities.${game.volatility}`) },
    {
      name: t('games:stake'),
      value: t('games:stakeRange', { from: money(game.minStake), to: money(game.maxStake) }),
    },
    { name: t('games:playsToday'), value: formatCount(game.playCount) },
  ];
  return (
    <Card title={t('games:facts')}>
      <Stack as="dl" gap={0} divided>
        {facts.map(({ name, value, note }) => (
          <Inline key={name} gap={16} align="start" justify="between" paddingY={12}>
            <Text as="dt" color="muted">
              {name}
              {note !== undefined && (
                <>
                  <br />
                  <Text size={12}>{note}</Text>
                </>
              )}
            </Text>
            <Text as="dd" weight="medium" align="end" numeric className={adjust.unbroken}>
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
