import { getNextLevelSchedule } from '@parlor/api/calls/levels';
import { selectSessionError } from '@parlor/flows/session';
import { Amount } from '@parlor/ui/Amount';
import { Avatar } from '@parlor/ui/Avatar';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { LevelCard } from '@parlor/ui/LevelCard';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useBalance } from '../../data/balance.ts';
import { useSession, useUserInfo, useWalletParams } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useLevelName } from '../../data/use-level-name.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The player's name and level, and the wallet two taps away. */
export function PlayerHeader() {
  const session = useSession();
  const user = useUserInfo();
  const error = useSelector(session, selectSessionError);

  if (user === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure
          variant="inline"
          error={error}
          onRetry={() => session.send({ type: 'player.refresh' })}
        />
      </>
    );
  }
  const name = user === undefined ? '' : user.nickname || user.username || user.phoneNumber;
  return (
    <>
      <Inline paddingY={8}>
        {user === undefined ? (
          <Skeleton shape="circle" width={48} height={48} />
        ) : (
          <Avatar name={name} src={user.avatar || undefined} size="lg" decorative />
        )}
        <Box grow className={adjust.breakAnywhere}>
          {user === undefined ? (
            <>
              <RouteTitle />
              <Skeleton shape="text" width="8em" />
            </>
          ) : (
            <Heading level={1} size={20}>
              {name}
            </Heading>
          )}
          <Text as="p" size={13} color="muted">
            {user?.phoneNumber}
          </Text>
        </Box>
        {user !== undefined && <LevelName level={user.level} />}
      </Inline>
      {user !== undefined && <NextLevel />}
      <WalletCard />
    </>
  );
}

/** The site's name of the member level. */
function LevelName({ level }: { level: number }) {
  const getLevelName = useLevelName();
  return (
    <Tag tone="neutral" shape="pill">
      {getLevelName(level)}
    </Tag>
  );
}

/** The distance to the next level, if the site shows it (`levelScheduleStatus`). */
function NextLevel() {
  const { levelScheduleStatus } = useSite();
  return levelScheduleStatus && <LevelProgress />;
}

function LevelProgress() {
  const { currencyExponent, currencySymbol } = useSite();
  const { data } = useCall(getNextLevelSchedule, {});
  if (data === undefined) return null;
  const { nextLevelName, requiredBets } = data;
  const isHighest = nextLevelName === null || requiredBets === null;
  return (
    <LevelCard
      variant="compact"
      name={data.levelName}
      current={data.currentBets}
      next={isHighest ? undefined : { name: nextLevelName, required: requiredBets }}
      symbol={currencySymbol}
      exponent={currencyExponent}
    />
  );
}

function WalletCard() {
  const t = useTexts();
  const { currencyExponent, currencySymbol } = useSite();
  const params = useWalletParams();
  return (
    <Card>
      <Stack gap={12}>
        <Text as="p" color="muted">
          {t('account:balance')}
        </Text>
        <CallContent
          result={useBalance()}
          variant="inline"
          titleAs="p"
          loading={<Skeleton shape="text" width="60%" height={48} />}
        >
          {({ balance }) => (
            <Amount
              variant="balance"
              value={balance}
              symbol={currencySymbol}
              exponent={currencyExponent}
            />
          )}
        </CallContent>
        {/* Stacked, if the longer word would break. */}
        <Grid columns="9.25rem" fit>
          <Button asChild size="lg" leading={<ArrowDownToLine size={20} />}>
            <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
          </Button>
          {/*
           * Until the wallet's settings report that withdrawals are closed, the page itself says
           * so.
           */}
          {params?.openStatus !== false && (
            <Button asChild size="lg" leading={<ArrowUpFromLine size={20} />}>
              <Link to={getHref('cashout')}>{t('account:withdraw')}</Link>
            </Button>
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
