import { bonusList, claimBonus, getDetail } from '@parlor/api/calls/bonuses';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import { type Bonus, type BonusOverview, bonusStates } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { BonusCard } from '@parlor/ui/BonusCard';
import { Box } from '@parlor/ui/Box';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Link } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tabs } from '@parlor/ui/Tabs';
import { ChevronRight, Gift } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { usePages } from '../../data/use-pages.ts';
import { ClaimableBonus } from '../../features/rewards/ClaimableBonus.tsx';
import { ClaimableTotal } from '../../features/rewards/ClaimableTotal.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const PAGE_SIZE = 20;
const COLUMNS = { phone: 1, desktop: 2, wide: 3 } as const;
const stale = [getDetail, bonusList, getBalanceInfo, billList];
const kinds = {
  monthly: 'monthly',
  birthday: 'birthday',
  levelUpgrade: 'upgrade',
  deposit: 'deposit',
} as const;
/** The value for bonuses in every state; no state has this name. */
const ALL = 'all';

/** The bonuses of the system: what can be claimed, and with `?tab=history` all of them. */
export default function SystemBonusScreen() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  return (
    <Page width="wide">
      <PageTitle>{t('titles.systemBonus')}</PageTitle>
      <Tabs
        label={t('titles.systemBonus')}
        value={search.get('tab') === 'history' ? 'history' : 'offers'}
        onValueChange={(tab) =>
          setSearch(tab === 'offers' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'offers',
            label: t('rewards:bonus.offers'),
            content: (
              <Box paddingTop={16}>
                <Offers />
              </Box>
            ),
          },
          {
            value: 'history',
            label: t('rewards:bonus.history'),
            content: (
              <Box paddingTop={16}>
                <History />
              </Box>
            ),
          },
        ]}
      />
    </Page>
  );
}

function Offers() {
  const t = useTexts();
  const result = useCall(getDetail, {});
  return (
    <CallContent result={result} loading={<CardsSkeleton />}>
      {(overview) => (
        <Stack gap={16}>
          <ClaimableTotal label={t('rewards:bonus.claimable')} amount={overview.claimableAmount}>
            <Link
              href={getHref('levels')}
              variant="standalone"
              trailing={<ChevronRight aria-hidden="true" size={18} />}
            >
              {t('rewards:bonus.level', { level: overview.levelName })}
            </Link>
          </ClaimableTotal>
          <Grid columns={COLUMNS} gap={16} align="start">
            {overview.offers.map((offer) => (
              <Offer key={`${offer.kind} ${offer.claimable?.id}`} offer={offer} />
            ))}
          </Grid>
        </Stack>
      )}
    </CallContent>
  );
}

type BonusOffer = BonusOverview['offers'][number];

function Offer({ offer }: { offer: BonusOffer }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const note = useNote(offer);
  const { amount, claimable, kind, nextReleaseTime } = offer;
  // The note of an upgrade is about the next one.
  if (claimable !== null) {
    return <ClaimableRow bonus={claimable} {...(kind !== 'levelUpgrade' && { note })} />;
  }
  return (
    <BonusCard
      kind={kinds[kind]}
      note={note}
      amount={amount}
      symbol={symbol}
      exponent={exponent}
      state="pending"
      when={
        nextReleaseTime === null
          ? undefined
          : t('rewards:bonus.next', { time: formatNearDate(nextReleaseTime) })
      }
    />
  );
}

function useNote({ currentBets, kind, requiredBets }: BonusOffer): string {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const bets = { current: money(currentBets), required: money(requiredBets) };
  if (kind !== 'monthly') return t(`rewards:bonus.notes.${kind}`, bets);
  const isRequired = (readDecimal(requiredBets, exponent) ?? 0n) > 0n;
  return t(`rewards:bonus.notes.${isRequired ? 'monthly' : 'monthlyFree'}`, bets);
}

function ClaimableRow({ bonus, note }: { bonus: Bonus; note?: string }) {
  const when = useWhen(bonus);
  return (
    <ClaimableBonus
      call={claimBonus}
      stale={stale}
      id={bonus.id}
      kind={kinds[bonus.kind]}
      amount={bonus.amount}
      state={bonus.state}
      note={note}
      when={when}
    />
  );
}

function useWhen({ expiresAt, issuedTime, state }: Bonus): string | undefined {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  if (issuedTime !== null) return t('rewards:bonus.paid', { time: formatNearDate(issuedTime) });
  if (expiresAt === null) return undefined;
  const key = state === 'expired' ? 'expired' : 'until';
  return t(`rewards:bonus.${key}`, { time: formatNearDate(expiresAt) });
}

function History() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const state = bonusStates.find((known) => known === search.get('state'));
  return (
    <Stack gap={16}>
      <ChipGroup
        label={t('rewards:bonus.filter')}
        scroll
        options={[
          { value: ALL, label: t('rewards:bonus.all') },
          ...bonusStates.map((value) => ({ value, label: t(`rewards:bonus.states.${value}`) })),
        ]}
        value={state ?? ALL}
        onValueChange={(value) =>
          setSearch(value === ALL ? { tab: 'history' } : { tab: 'history', state: value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Bonuses key={state} state={state} />
    </Stack>
  );
}

function Bonuses({ state }: { state: Bonus['state'] | undefined }) {
  const t = useTexts();
  const pages = usePages(
    bonusList,
    { limit: PAGE_SIZE, ...(state !== undefined && { state }) },
    { fresh: true },
  );
  const key = state === undefined ? 'empty' : 'emptyState';
  return (
    <CallContent
      result={pages}
      loading={<CardsSkeleton />}
      empty={
        <EmptyState
          icon={<Gift size={28} />}
          title={t(`rewards:bonus.${key}Title`)}
          text={t(`rewards:bonus.${key}Text`)}
        />
      }
    >
      {(rows) => (
        <Stack gap={16}>
          <Grid columns={COLUMNS} gap={16} align="start">
            {rows.map((bonus) => (
              <ClaimableRow key={bonus.id} bonus={bonus} />
            ))}
          </Grid>
          <MorePages pages={pages} align="center" />
        </Stack>
      )}
    </CallContent>
  );
}

function CardsSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={120} />
      <Skeleton height={140} />
      <Skeleton height={140} />
    </Stack>
  );
}
