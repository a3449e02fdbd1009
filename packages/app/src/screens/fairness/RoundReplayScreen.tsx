import { replayRound, roundInfo } from '@parlor/api/calls/fairness';
import type { RoundRecord } from '@parlor/api/entities/round';
import { unit } from '@parlor/tokens';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Spinner } from '@parlor/ui/Spinner';
import { Stack } from '@parlor/ui/Stack';
import { Dices, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Failure } from '../../components/Failure.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { ExportButton } from '../../features/fairness/ExportButton.tsx';
import { ProofFacts, RoundFacts } from '../../features/fairness/RoundFacts.tsx';
import { FreeFrame } from '../../features/play/FreeFrame.tsx';
import * as css from '../../features/play/GameLayer.css.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/** The game, and beside it the record, if there is room. */
const COLUMNS = { phone: 1, desktop: ['1fr', unit(480)] } as const;

/** One round of the player (`?id=`), shown again by the game itself. */
export default function RoundReplayScreen() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const record = useCall(roundInfo, id === '' ? null : { id }, { revalidateOnFocus: false });
  if (id === '' || record.error?.code === 404) {
    return (
      <Page width="wide">
        <PageTitle>{t('play:fairness.replayTitle')}</PageTitle>
        <EmptyState
          icon={<Dices size={28} />}
          title={t('play:fairness.missingRoundTitle')}
          text={t('play:fairness.missingRoundText')}
          action={
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('actions.seeGames')}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page width="wide">
      <PageTitle>
        {record.data === undefined
          ? t('play:fairness.replayTitle')
          : t('play:fairness.replayTitleWithGame', { game: record.data.gameName })}
      </PageTitle>
      <CallContent result={record} loading={<Skeleton height={480} />}>
        {(data) => <Round key={id} record={data} />}
      </CallContent>
    </Page>
  );
}

function Round({ record }: { record: RoundRecord }) {
  const t = useTexts();
  return (
    <Grid columns={COLUMNS} gap={{ phone: 16, desktop: 32 }} align="start">
      <Replay record={record} />
      <Stack gap={16}>
        <RoundFacts record={record} />
        <Button asChild leading={<ShieldCheck size={18} />}>
          <Link to={getHref('roundVerifier', { id: record.roundId })}>
            {t('play:fairness.verify')}
          </Link>
        </Button>
        <ProofFacts record={record} />
        <ExportButton record={record} />
      </Stack>
    </Grid>
  );
}

/** The game's own page; a round that cannot be replayed still has its record beside it. */
function Replay({ record: { roundId, gameId, gameName } }: { record: RoundRecord }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const replay = useMutation(replayRound, { refusal: 'inline' });
  const start = useEffectEvent(() => void replay.run({ id: roundId, locale }));
  useEffect(() => start(), []);
  return (
    <Box
      background="sunken"
      radius="card"
      className={css.replay}
      center={replay.data === undefined}
    >
      {replay.data !== undefined && (
        <FreeFrame
          game={replay.data}
          gameName={gameName}
          onExit={() => void navigate(getHref('gameRounds', { id: gameId }))}
        />
      )}
      {replay.data === undefined && replay.error === undefined && <Spinner size="lg" />}
      {replay.error !== undefined && (
        <Failure
          titleAs="h2"
          error={replay.error}
          onRetry={() => start()}
          retrying={replay.pending}
        />
      )}
    </Box>
  );
}
