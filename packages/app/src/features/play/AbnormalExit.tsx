import { acknowledgeRecovered, openSessions } from '@parlor/api/calls/play';
import type { GameSession } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Dialog } from '@parlor/ui/Dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useApi } from '../../data/api.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall, useInvalidate } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { requestPlay } from '../catalog/play-requests.ts';
import { Summary } from '../money/Summary.tsx';
import { usePopupTurn } from '../popups/use-popup-turn.ts';
import { useReturnMoney } from './use-return-money.ts';

/**
 * Home's dialog about games that were left without an exit
 * (docs/product.md: Screens and routes, "abnormal-exit popup"): what the platform has returned since,
 * and what is still in a game. It never asks a player to update a balance manually; the money is
 * back, or one tap away.
 */
export default function AbnormalExit() {
  const { currencyExponent: exponent } = useSite();
  const { data, error } = useCall(openSessions, {}, { revalidateOnFocus: false });
  const [acknowledged, setAcknowledged] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const left = data?.rows.find(({ inGame }) => (readDecimal(inGame, exponent) ?? 0n) > 0n);
  const recovered = data?.recovered ?? [];
  const isUnacknowledged = recovered.length > 0 && !acknowledged;
  const isReady = isUnacknowledged || (left !== undefined && !dismissed);
  const isLoading = data === undefined && error === undefined;
  const hasTurn = usePopupTurn('abnormalExit', isLoading ? 'loading' : isReady ? 'ready' : 'none');
  if (!hasTurn) return null;
  if (isUnacknowledged)
    return <Recovered sessions={recovered} onClose={() => setAcknowledged(true)} />;
  if (left !== undefined) return <StillOpen game={left} onClose={() => setDismissed(true)} />;
  return null;
}

interface RecoveredProps {
  sessions: readonly GameSession[];
  onClose: () => void;
}

function Recovered({ sessions, onClose }: RecoveredProps) {
  const t = useTexts();
  const { client } = useApi();
  const invalidate = useInvalidate();
  const acknowledge = async () => {
    onClose();
    const requests = sessions.map(({ sessionId: id }) => client.call(acknowledgeRecovered, { id }));
    // A message that could not be acknowledged is shown again next time: twice is better than
    // never.
    await Promise.allSettled(requests);
    await invalidate(openSessions);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) void acknowledge();
      }}
      size="sm"
      title={t('play:recovered.title')}
      description={t('play:recovered.text', { count: sessions.length })}
      actions={
        <Button size="lg" onClick={() => void acknowledge()}>
          {t('play:recovered.acknowledge')}
        </Button>
      }
      labels={{ close: t('actions.close') }}
    >
      <Summary
        rows={sessions.map(({ sessionId, gameName, recovered }) => ({
          id: sessionId,
          label: gameName,
          value: <Money value={recovered ?? ''} />,
        }))}
      />
    </Dialog>
  );
}

function StillOpen({ game, onClose }: { game: GameSession; onClose: () => void }) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const session = useSession();
  const navigate = useNavigate();
  const formatNearDate = useFormatNearDate();
  const leave = useReturnMoney();
  const { retryAt } = game;
  const isWallet = game.recordId === undefined;
  const returns =
    retryAt === null
      ? ''
      : ` ${t('play:recovered.openReturns', { time: formatNearDate(retryAt) })}`;
  const bringBack = async () => {
    if (await leave.run(game)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={t('play:recovered.openTitle', { game: game.gameName })}
      description={
        leave.error === undefined
          ? t(isWallet ? 'play:recovered.openText' : 'play:fund.openText', {
              amount: money(game.inGame),
            }) + returns
          : explain(leave.error).text
      }
      actions={
        <>
          <Button
            size="lg"
            variant="soft"
            tone="neutral"
            loading={leave.pending}
            onClick={() => void bringBack()}
          >
            {t(isWallet ? 'play:recovered.bringBack' : 'play:fund.bringBack')}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              requestPlay(session, game.gameId);
              navigate(getHref('playingGame', { id: game.gameId }));
            }}
          >
            {t('play:recovered.goOn')}
          </Button>
        </>
      }
      labels={{ close: t('actions.close') }}
    />
  );
}
