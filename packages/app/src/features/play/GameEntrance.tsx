import type { GameDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import {
  findOpenRound,
  findUnfinished,
  type GameCheck,
  type GameView,
} from '@parlor/flows/game-session';
import { unit } from '@parlor/tokens';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Divider } from '@parlor/ui/Divider';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { getCover } from '../catalog/images.ts';
import * as poster from '../catalog/Poster.css.ts';
import { Backdrop, Poster } from '../catalog/Poster.tsx';
import { gameTitle } from '../catalog/titles.ts';
import { FundChooser, getDefaultFund, WALLET } from './FundChooser.tsx';
import * as css from './GameLayer.css.ts';
import { GameLayer } from './GameLayer.tsx';
import { OpenRound } from './OpenRound.tsx';
import { SessionMoney } from './SessionMoney.tsx';
import type { GameSessionRef } from './use-game-session.ts';

type EntranceView = Extract<GameView, { check: GameCheck }>;

/** Whether the game is closed and waits for the player. */
export function isEntrance(view: GameView): view is EntranceView {
  return 'check' in view;
}

interface Props {
  actor: GameSessionRef;
  view: EntranceView;
  game: GameDetail;
}

/** The page of a game before it opens: its cover, the player's money, and Play or what blocks it. */
export function GameEntrance({ actor, view, game }: Props) {
  const locale = useLocale();
  return (
    <GameLayer className={poster.page}>
      <Backdrop src={getCover(game).src} behind="screen" />
      <Grid
        columns={{ phone: 1, desktop: [unit(420), '1fr'] }}
        gap={{ phone: 24, desktop: 64 }}
        align="center"
        padding={{ phone: 20, desktop: 40 }}
        className={css.entrance}
      >
        <Stack align={{ phone: 'center', desktop: 'stretch' }}>
          <Poster game={game} sizes="(min-width: 1024px) 420px, 52vw" />
        </Stack>
        <Stack gap={{ phone: 20, desktop: 24 }}>
          <Stack as="header" gap={4} textAlign={{ phone: 'center', desktop: 'start' }}>
            <Heading level={1} size={32}>
              {gameTitle(game, locale)}
            </Heading>
            <Text as="p" color="muted">
              {game.makerName}
            </Text>
          </Stack>
          {view.view === 'ready' ? (
            <Ready actor={actor} check={view.check} game={game} />
          ) : (
            <Blocked actor={actor} view={view} />
          )}
        </Stack>
      </Grid>
    </GameLayer>
  );
}

interface ReadyProps {
  actor: GameSessionRef;
  check: GameCheck;
  game: GameDetail;
}

function Ready({ actor, check, game }: ReadyProps) {
  const t = useTexts();
  const { currencyExponent } = useSite();
  const [fund, setFund] = useState(() => getDefaultFund(check, currencyExponent));
  const round = findOpenRound(check, fund === WALLET ? undefined : fund);
  return (
    <>
      {round && <OpenRound round={round} />}
      {check.promotions.length > 0 ? (
        <FundChooser check={check} value={fund} onChange={setFund} />
      ) : (
        <BalanceCard actor={actor} check={check} />
      )}
      <Stack gap={8}>
        <Button
          size="lg"
          fullWidth
          leading={<Play size={20} fill="currentColor" />}
          onClick={() => actor.send({ type: 'play', ...(fund !== WALLET && { recordId: fund }) })}
        >
          {t(round ? 'play:resume' : 'play:entrance.play')}
        </Button>
        <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
          <Link to={getHref('gameDetail', { id: game.gameId })}>{t('play:entrance.details')}</Link>
        </Button>
      </Stack>
    </>
  );
}

/** The wallet's balance, and the balance that an earlier visit left in this game. */
function BalanceCard({ actor, check }: Omit<ReadyProps, 'game'>) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const { data: wallet } = useBalance();
  const inPlay = wallet?.inPlay ?? '0';
  const hasMoney = (readDecimal(inPlay, exponent) ?? 0n) > 0n;
  const unfinished = hasMoney ? findUnfinished(check, undefined) : undefined;
  return (
    <Card>
      <Stack gap={8}>
        <Text as="p" size={13} weight="medium" color="muted">
          {t('play:entrance.balance')}
        </Text>
        <Money variant="balance" value={wallet?.balance ?? check.balance} />
        <Text as="p" size={13} color="muted">
          {t('play:entrance.note')}
        </Text>
        {unfinished && (
          <>
            <Divider />
            <Text as="p">{t('play:entrance.elsewhere', { amount: money(inPlay) })}</Text>
            <Button
              variant="soft"
              tone="neutral"
              onClick={() => actor.send({ type: 'collect', session: unfinished })}
            >
              {t('play:unfinishedCollect')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface Block {
  title: string;
  text: string;
  /** What is still in games. */
  details?: ReactNode;
  actions: ReactNode;
}

interface BlockedProps {
  actor: GameSessionRef;
  view: Exclude<EntranceView, { view: 'ready' }>;
}

function Blocked(props: BlockedProps) {
  const { title, text, details, actions } = useBlock(props);
  return (
    <>
      <Card>
        <Stack gap={8}>
          <Heading level={2} size={17}>
            {title}
          </Heading>
          <Text as="p" color="muted">
            {text}
          </Text>
        </Stack>
      </Card>
      {details}
      <Stack gap={8}>{actions}</Stack>
    </>
  );
}

/** Why the game cannot open now, and what the player can do about it. */
function useBlock({ actor, view }: BlockedProps): Block {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { currencyExponent: exponent } = useSite();
  const homeHref = useHomeHref();
  const home = (
    <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
      <Link to={homeHref}>{t('play:toHome')}</Link>
    </Button>
  );
  const { check } = view;

  switch (view.view) {
    case 'maintenance': {
      const until = check.game.maintenanceEndsAt;
      const back =
        until == null ? '' : ` ${t('play:maintenanceUntil', { time: formatNearDate(until) })}`;
      const sessions = check.sessions.filter(
        ({ inGame }) => (readDecimal(inGame, exponent) ?? 0n) > 0n,
      );
      const rounds = check.openRounds.filter(({ gameId }) => gameId === check.game.gameId);
      const isInWallet = sessions.length === 0 && rounds.length === 0;
      return {
        title: t('play:maintenanceTitle'),
        text: t(isInWallet ? 'play:maintenanceText' : 'play:maintenanceChoose') + back,
        details: (
          <>
            {sessions.map((session) => (
              <SessionMoney
                key={session.sessionId}
                session={session}
                action={{
                  variant: 'soft',
                  tone: 'neutral',
                  onClick: () => actor.send({ type: 'collect', session }),
                }}
              />
            ))}
            {rounds.map((round) => (
              <OpenRound key={round.recordId ?? WALLET} round={round} />
            ))}
          </>
        ),
        actions: (
          <>
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'retry' })}>
              {t('actions.retry')}
            </Button>
            {home}
          </>
        ),
      };
    }
    case 'insufficient':
      return {
        title: t('play:insufficientTitle'),
        text: t('play:insufficientText', {
          amount: money(check.game.minStake),
          balance: money(check.balance),
        }),
        actions: (
          <>
            <Button asChild size="lg" fullWidth>
              <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
            </Button>
            {home}
          </>
        ),
      };
    case 'unfinished': {
      const { session } = view;
      const isWallet = session.recordId === undefined;
      const { retryAt } = session;
      const returns =
        retryAt === null
          ? ''
          : ` ${t('play:recovered.openReturns', { time: formatNearDate(retryAt) })}`;
      return {
        title: t('play:unfinishedTitle', {
          amount: money(session.inGame),
          game: session.gameName,
        }),
        text: t(isWallet ? 'play:unfinishedText' : 'play:fund.unfinishedText') + returns,
        actions: (
          <>
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'continue' })}>
              {t('play:unfinishedContinue')}
            </Button>
            <Button
              size="lg"
              variant="soft"
              tone="neutral"
              fullWidth
              onClick={() => actor.send({ type: 'collect', session })}
            >
              {t(isWallet ? 'play:unfinishedCollect' : 'play:fund.unfinishedCollect')}
            </Button>
            {home}
          </>
        ),
      };
    }
  }
}
