import { activityList } from '@parlor/api/calls/activities';
import { promotionList, recordList } from '@parlor/api/calls/promotions';
import type { Activity, GamePromotion } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Link } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { PromotionCard } from '@parlor/ui/PromotionCard';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tabs } from '@parlor/ui/Tabs';
import { ChevronRight, Gift, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { type Pages, usePages } from '../../data/use-pages.ts';
import { getBannerPicture } from '../../features/catalog/images.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { getActivityState, getOfferState, isOpen } from '../../features/promotions/offers.ts';
import { RecordCard } from '../../features/promotions/RecordCard.tsx';
import { useOpenOffer } from '../../features/promotions/use-open-offer.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

export const PAGE_SIZE = 20;
const COLUMNS = { phone: 1, desktop: 2, wide: 3 } as const;
const bones = Array.from({ length: 6 }, (_, index) => index);
const views = ['promotions', 'activities'] as const;

/** The third tab: promotions and activities, for visitors too, and the player's own open promotions. */
export default function PrivilegeScreen() {
  const t = useTexts();
  const hasSession = useHasSession();
  const [search, setSearch] = useSearchParams();
  const shown = views.find((view) => view === search.get('tab')) ?? 'promotions';
  return (
    <Page width="wide">
      <Heading level={1} size={24}>
        {t('titles.privilege')}
      </Heading>
      {hasSession && <OwnPromotions />}
      <Tabs
        label={t('promotions:tabs.label')}
        sticky
        value={shown}
        onValueChange={(view) =>
          setSearch(view === 'promotions' ? {} : { tab: view }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={[
          {
            value: 'promotions',
            label: t('promotions:tabs.promotions'),
            icon: <Gift aria-hidden="true" size={18} />,
            content: (
              <Box paddingTop={16}>
                <Promotions />
              </Box>
            ),
          },
          {
            value: 'activities',
            label: t('promotions:tabs.activities'),
            icon: <PartyPopper aria-hidden="true" size={18} />,
            content: (
              <Box paddingTop={16}>
                <Activities />
              </Box>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** Open promotions come before the offers: their deadline runs. */
function OwnPromotions() {
  const t = useTexts();
  const { data } = useCall(recordList, { page: 1, limit: PAGE_SIZE });
  const open = data?.rows.filter(({ status }) => isOpen(status) || status === 'closing') ?? [];
  if (open.length === 0) return null;
  return (
    <Section
      title={t('promotions:mine')}
      action={
        <Link
          href={getHref('myPromotion')}
          variant="standalone"
          trailing={<ChevronRight aria-hidden="true" size={18} />}
        >
          {t('promotions:all')}
        </Link>
      }
    >
      <Grid columns={COLUMNS} gap={16} align="start">
        {open.map((record) => (
          <RecordCard key={record.id} record={record} titleAs="h3" />
        ))}
      </Grid>
    </Section>
  );
}

function Promotions() {
  const t = useTexts();
  return (
    <Offers
      pages={usePages(promotionList, { limit: PAGE_SIZE }, { fresh: true })}
      emptyIcon={<Gift size={28} />}
      emptyTitle={t('promotions:empty.title')}
      emptyText={t('promotions:empty.text')}
    >
      {(promotion, index) => (
        <Promotion key={promotion.promotionId} promotion={promotion} eager={index < 2} />
      )}
    </Offers>
  );
}

interface OffersProps<Offer> {
  pages: Pages<Offer>;
  emptyIcon: ReactNode;
  emptyTitle: string;
  emptyText: string;
  /** The card of an offer, with its key. */
  children: (offer: Offer, index: number) => ReactNode;
}

/** A tab: the offers as cards, or a link to the games if there are none. */
function Offers<Offer>({ pages, emptyIcon, emptyTitle, emptyText, children }: OffersProps<Offer>) {
  const t = useTexts();
  const homeHref = useHomeHref();
  return (
    <CallContent
      result={pages}
      loading={<CardsSkeleton />}
      empty={
        <EmptyState
          icon={emptyIcon}
          title={emptyTitle}
          text={emptyText}
          action={
            <Button asChild variant="soft">
              <RouterLink to={homeHref}>{t('actions.seeGames')}</RouterLink>
            </Button>
          }
        />
      }
    >
      {(offers) => (
        <>
          <Grid columns={COLUMNS} gap={16} align="start">
            {offers.map(children)}
          </Grid>
          <MorePages pages={pages} align="center" paddingTop={24} />
        </>
      )}
    </CallContent>
  );
}

function Promotion({ promotion, eager }: { promotion: GamePromotion; eager: boolean }) {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const openOffer = useOpenOffer();
  const { endTime, maxAmount, minAmount, platform, promotionId, status, text } = promotion;
  const name = titleIn(locale, promotion.titles, promotion.promotionName);
  const { words, tone } = getOfferState(promotion);
  return (
    <PromotionCard
      {...openOffer({ id: promotionId, kind: '' }, name)}
      title={name}
      reward={text}
      asks={t('promotions:transferRange', { from: money(minAmount), to: money(maxAmount) })}
      until={formatNearDate(endTime)}
      games={platform}
      art={getBannerPicture(promotion)}
      state={t(`promotions:${words}`)}
      stateTone={tone}
      over={status === 'ended'}
      eager={eager}
    />
  );
}

function Activities() {
  const t = useTexts();
  return (
    <Offers
      pages={usePages(activityList, { limit: PAGE_SIZE }, { fresh: true })}
      emptyIcon={<PartyPopper size={28} />}
      emptyTitle={t('promotions:empty.activitiesTitle')}
      emptyText={t('promotions:empty.activitiesText')}
    >
      {(activity) => <ActivityCard key={activity.activityId} activity={activity} />}
    </Offers>
  );
}

function ActivityCard({ activity }: { activity: Activity }) {
  const t = useTexts();
  const locale = useLocale();
  const formatNearDate = useFormatNearDate();
  const openOffer = useOpenOffer();
  const name = titleIn(locale, activity.titles, activity.activityName);
  const { words, tone } = getActivityState(activity);
  return (
    <PromotionCard
      {...openOffer({ id: activity.activityId, kind: 'activity' }, name)}
      title={name}
      reward={activity.text}
      until={formatNearDate(activity.endTime)}
      art={getBannerPicture(activity)}
      state={t(`promotions:${words}`)}
      stateTone={tone}
      over={activity.status === 'ended'}
    />
  );
}

function CardsSkeleton() {
  return (
    <Grid columns={COLUMNS} gap={16}>
      {bones.map((bone) => (
        <Skeleton key={bone} height={340} />
      ))}
    </Grid>
  );
}
