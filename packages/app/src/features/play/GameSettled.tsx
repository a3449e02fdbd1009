import { recordInfo } from '@parlor/api/calls/promotions';
import { readDecimal } from '@parlor/api/rules';
import type { GameView } from '@parlor/flows/game-session';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { Summary } from '../money/Summary.tsx';
import { GameLayer } from './GameLayer.tsx';
import type { GameSessionRef } from './use-game-session.ts';

interface Props {
  actor: GameSessionRef;
  view: Extract<GameView, { view: 'settled' }>;
  gameName: string;
  /** The promotion record that paid; undefined for the wallet. */
  recordId: string | undefined;
}

/**
 * The amount that came back to the wallet or the promotion, without celebration. If nothing came back
 * (all was lost, or the game played from the fund itself), the balance of the fund.
 */
export function GameSettled({ actor, view, gameName, recordId }: Props) {
  const t = useTexts();
  const homeHref = useHomeHref();
  const { currencyExponent: exponent } = useSite();
  const { recovered, rounds, staked, won } = view;
  const { data: wallet } = useBalance();
  const { data: record } = useCall(recordInfo, recordId === undefined ? null : { id: recordId });
  const isEmpty = readDecimal(recovered, exponent) === 0n;
  const balance = recordId === undefined ? wallet?.balance : record?.currentBalance;
  const title = recordId === undefined ? 'play:settledTitle' : 'play:fund.settledTitle';
  const emptyTitle =
    recordId === undefined ? 'play:settledEmptyTitle' : 'play:fund.settledEmptyTitle';
  return (
    <GameLayer>
      <Result
        titleAs="h2"
        status="success"
        title={t(isEmpty ? emptyTitle : title)}
        amount={<Money variant="balance" value={isEmpty ? (balance ?? recovered) : recovered} />}
        text={
          isEmpty
            ? t('play:settledNothing', { game: gameName })
            : t('play:settledText', { game: gameName })
        }
        actions={
          <>
            {recordId === undefined ? (
              <Button asChild size="lg" fullWidth>
                <Link to={homeHref}>{t('play:toHome')}</Link>
              </Button>
            ) : (
              <Button asChild size="lg" fullWidth>
                <Link to={getHref('myPromotionDetail', { id: recordId })}>
                  {t('play:fund.open')}
                </Link>
              </Button>
            )}
            <Button
              size="lg"
              variant="soft"
              fullWidth
              onClick={() => actor.send({ type: 'again' })}
            >
              {t('play:again')}
            </Button>
          </>
        }
      >
        {rounds > 0 && (
          <Summary
            rows={[
              { label: t('play:rounds'), value: String(rounds) },
              { label: t('play:staked'), value: <Money value={staked} /> },
              { label: t('play:won'), value: <Money value={won} /> },
            ]}
          />
        )}
      </Result>
    </GameLayer>
  );
}
