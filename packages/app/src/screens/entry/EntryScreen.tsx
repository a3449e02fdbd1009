import { home } from '@parlor/api/calls/games';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Gamepad2, type LucideIcon, Timer, Wallet } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { getCover } from '../../features/catalog/images.ts';
import { keepInvitation, readInvitation } from '../../features/login/invitation.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { Brand } from '../../features/site/Brand.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import * as css from './EntryScreen.css.ts';

/**
 * The landing page of invitation links: stores the code, and offers sign-up (product decision 16).
 */
export default function EntryScreen() {
  const { storage } = usePlatform();
  const [search] = useSearchParams();
  const hasSession = useHasSession();
  useEffect(() => {
    // An invitation is for a new player.
    if (!hasSession) keepInvitation(storage, search);
  }, [storage, search, hasSession]);
  return (
    <div className={css.root}>
      <div className={css.brand}>
        <Brand />
      </div>
      <Covers />
      {hasSession ? <ForPlayers /> : <ForVisitors search={search} />}
    </div>
  );
}

/** The three most played games. */
function Covers() {
  const { data, error } = useCall(home, {}, { revalidateIfStale: false });
  if (data === undefined && error === undefined) return <BlankCovers />;
  const games = data?.hotGames.slice(0, 3) ?? [];
  if (games.length < 3) return <div />;
  return (
    <div aria-hidden="true" className={css.fan}>
      {games.toReversed().map((game) => {
        const { src, srcSet, color } = getCover(game);
        return (
          <img
            key={game.gameId}
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 1024px) 240px, 132px"
            width={300}
            height={400}
            alt=""
            className={css.cover}
            style={{ backgroundColor: color }}
          />
        );
      })}
    </div>
  );
}

/** Reserves the space of the fan, so that the text below does not move. */
function BlankCovers() {
  return (
    <div className={css.fan}>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className={css.cover} />
      ))}
    </div>
  );
}

function ForVisitors({ search }: { search: URLSearchParams }) {
  const t = useTexts();
  const enter = useEnter();
  const homeHref = useHomeHref();
  const { websiteName } = useSite();
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  const { code, broken } = readInvitation(search);
  return (
    <>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>
            {code === undefined
              ? t('entry:welcomeTitle', { site: websiteName })
              : t('entry:invitedTitle', { site: websiteName })}
          </Heading>
          <Text as="p" size={17} color="muted">
            {code !== undefined && t('entry:invitedText')}
            {code === undefined && (broken ? t('entry:badCode') : t('entry:welcomeText'))}
          </Text>
        </Stack>
        {code !== undefined && (
          <Card>
            <Inline as="p" gap={8} align="baseline" justify="between" wrap>
              <Text color="muted">{t('entry:code')}</Text>
              <Text as="strong" size={20} weight="semibold">
                {code}
              </Text>
            </Inline>
          </Card>
        )}
        <Stack as="ul">
          <Point
            icon={Gamepad2}
            title={getGamesText(data?.games.total)}
            text={t('entry:gamesText')}
          />
          <Point icon={Wallet} title={t('entry:money')} text={t('entry:moneyText')} />
          <Point icon={Timer} title={t('entry:minute')} text={t('entry:minuteText')} />
        </Stack>
      </Stack>
      <Stack gap={12} paddingTop={{ phone: 24, desktop: 0 }} className={css.foot}>
        <Button size="lg" fullWidth onClick={() => enter('signUp')}>
          {t('entry:signUp')}
        </Button>
        <Button
          size="lg"
          fullWidth
          variant="soft"
          tone="neutral"
          onClick={() => enter('accountLogin')}
        >
          {t('entry:logIn')}
        </Button>
        <Button asChild size="lg" fullWidth variant="ghost" tone="neutral">
          <Link to={homeHref}>{t('entry:look')}</Link>
        </Button>
      </Stack>
    </>
  );

  function getGamesText(total: number | undefined): string {
    return total === undefined
      ? t('home.allGames')
      : t('entry:games', { count: total.toLocaleString('en-US') });
  }
}

function Point({ icon, title, text }: { icon: LucideIcon; title: ReactNode; text: ReactNode }) {
  return (
    <Inline as="li" align="start">
      <Box as="span" square={40} background="sunken" color="muted" radius="control">
        <Icon icon={icon} />
      </Box>
      <Box as="span" grow>
        <Text as="strong" weight="semibold">
          {title}
        </Text>
        <Text as="p" size={13} color="muted">
          {text}
        </Text>
      </Box>
    </Inline>
  );
}

function ForPlayers() {
  const t = useTexts();
  const homeHref = useHomeHref();
  return (
    <>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{t('entry:playerTitle')}</Heading>
          <Text as="p" size={17} color="muted">
            {t('entry:playerText')}
          </Text>
        </Stack>
      </Stack>
      <Stack gap={12} paddingTop={{ phone: 24, desktop: 0 }} className={css.foot}>
        <Button asChild size="lg" fullWidth>
          <Link to={homeHref}>{t('entry:toHome')}</Link>
        </Button>
        <Button asChild size="lg" fullWidth variant="soft" tone="neutral">
          <Link to={getHref('referralProgram')}>{t('entry:invite')}</Link>
        </Button>
      </Stack>
    </>
  );
}
