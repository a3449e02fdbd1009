import type { GameDetail } from '@parlor/api/entities';
import { Card } from '@parlor/ui/Card';
import { formatCount } from '@parlor/ui/GameTile';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GameFacts.css.ts';

/** What a player may want to know before staking anything. */
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
      <dl className={css.list}>
        {facts.map(({ name, value, note }) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>
              {name}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
