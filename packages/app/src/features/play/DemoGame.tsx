import { launchDemo } from '@parlor/api/calls/fairness';
import { gameInfo } from '@parlor/api/calls/game-page';
import type { CallError } from '@parlor/api/errors';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Inline } from '@parlor/ui/Inline';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useExplain } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { gameTitle } from '../catalog/titles.ts';
import { FreeFrame } from './FreeFrame.tsx';
import * as css from './GameLayer.css.ts';
import { GameTransition } from './GameTransition.tsx';

/**
 * A game with play money. No session of the platform is behind it: a reload starts another demo, and
 * leaving it returns nothing. The bar above the game marks it at all times.
 */
export function DemoGame({ gameId }: { gameId: string }) {
  const t = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { device } = usePlatform();
  const { data: game } = useCall(gameInfo, { id: gameId }, { revalidateOnFocus: false });
  const demo = useMutation(launchDemo, { refusal: 'inline' });
  const start = useEffectEvent(
    () => void demo.run({ id: gameId, locale, platform: device.deviceType }),
  );
  useEffect(() => start(), []);
  const gameName = game === undefined ? '' : gameTitle(game, locale);
  usePageName(gameName);
  const leaveHref = getHref('gameDetail', { id: gameId });

  return (
    <Box grow background="page" className={css.demo}>
      <PageTitle>{gameName || t('titles.playingGame')}</PageTitle>
      <Inline
        gap={8}
        paddingX={16}
        paddingY={8}
        background="surface"
        justify="between"
        wrap={false}
      >
        <Inline gap={8}>
          <Tag tone="caution" variant="solid">
            {t('play:fairness.demo.title')}
          </Tag>
          <Text size={13} color="muted">
            {t('play:fairness.demo.note')}
          </Text>
        </Inline>
        <Button asChild size="sm" variant="outline" tone="neutral">
          <Link to={leaveHref}>{t('play:fairness.demo.leave')}</Link>
        </Button>
      </Inline>
      <Box grow className={css.page}>
        {demo.data !== undefined && (
          <FreeFrame game={demo.data} gameName={gameName} onExit={() => void navigate(leaveHref)} />
        )}
        {demo.data === undefined && demo.error === undefined && (
          <GameTransition game={game} title={t('play:fairness.demo.opening', { game: gameName })} />
        )}
        {demo.error !== undefined && (
          <DemoFailure error={demo.error} pending={demo.pending} onRetry={start} />
        )}
      </Box>
    </Box>
  );
}

interface FailureProps {
  error: CallError;
  pending: boolean;
  onRetry: () => void;
}

function DemoFailure({ error, pending, onRetry }: FailureProps) {
  const t = useTexts();
  const explained = useExplain()(error);
  return (
    <Box center className={css.root}>
      <ErrorState
        titleAs="h2"
        title={t('play:fairness.demo.failed')}
        text={explained.text}
        requestId={explained.requestId}
        action={
          <Button loading={pending} onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        }
      />
    </Box>
  );
}
