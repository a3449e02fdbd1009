import { promotionBills } from '@parlor/api/calls/promotions';
import type { PromotionRecordDetail } from '@parlor/api/entities';
import type { PromotionRecordView } from '@parlor/flows/promotion-record';
import { unit } from '@parlor/tokens';
import { Card } from '@parlor/ui/Card';
import { Countdown } from '@parlor/ui/Countdown';
import { Grid } from '@parlor/ui/Grid';
import { Link } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { ChevronRight, Clock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { parseInstant } from '../../data/time.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { Hint } from '../../features/money/Hint.tsx';
import { Endings } from '../../features/promotions/Endings.tsx';
import { OfferHero } from '../../features/promotions/OfferHero.tsx';
import { statusTones } from '../../features/promotions/offers.ts';
import { CountedBets, PromotionBills } from '../../features/promotions/PromotionBills.tsx';
import { PromotionMissing } from '../../features/promotions/PromotionMissing.tsx';
import { Requirements } from '../../features/promotions/Requirements.tsx';
import { hasBetRequirement } from '../../features/promotions/requirements.ts';
import {
  type PromotionRecordRef,
  usePromotionRecord,
} from '../../features/promotions/use-promotion-record.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { now } from '../../platform/clock.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';

const LATEST = 4;
const COLUMNS = { phone: 1, desktop: ['1fr', unit(480)] } as const;

/** A promotion that the player joined, by `?id=`: progress, bets, and the three ways to end it. */
export default function MyPromotionDetailScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id === '' ? <PromotionMissing isJoined /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const { actor, view } = usePromotionRecord(id);
  switch (view.view) {
    case 'notFound':
      return <PromotionMissing isJoined />;
    case 'loadFailed':
      return (
        <>
          <RouteTitle />
          <Failure error={view.error} onRetry={() => actor.send({ type: 'retry' })} />
        </>
      );
    case 'loading':
      return (
        <>
          <RouteTitle />
          <Page width="wide" aria-busy="true">
            <Skeleton height={260} />
            <Skeleton height={120} />
            <Skeleton height={360} />
          </Page>
        </>
      );
    default:
      return <RecordPage actor={actor} view={view} />;
  }
}

interface RecordPageProps {
  actor: PromotionRecordRef;
  view: Extract<PromotionRecordView, { record: PromotionRecordDetail }>;
}

function RecordPage({ actor, view }: RecordPageProps) {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const isDesktop = useDesktopLayout();
  const { record } = view;
  const name = titleIn(locale, record.titles, record.promotionName);
  usePageName(name);
  const isOver = view.view === 'ended';
  return (
    <Page as="article" width="wide" gap={24}>
      <OfferHero
        offer={record}
        title={name}
        state={
          <>
            <Tag tone={statusTones[record.status]} shape="pill">
              {t(`promotions:statuses.${record.status}`)}
            </Tag>
            <Text size={13} color="muted">
              {t('promotions:record.joined', { time: formatNearDate(record.participationTime) })}
            </Text>
          </>
        }
        lead={t('promotions:record.lead', {
          amount: money(record.bonusAmount),
          count: record.gameCount,
        })}
      />
      <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
        <Stack gap={24}>
          {!isOver && <Deadline record={record} />}
          <Section title={t('promotions:asks')}>
            <Requirements record={record} isOpen={!isOver && view.view !== 'closing'} />
          </Section>
          {isDesktop && <Counted record={record} />}
        </Stack>
        <Endings actor={actor} view={view} name={name} />
        {/* A long list, below the actions. */}
        {!isDesktop && <Counted record={record} />}
      </Grid>
    </Page>
  );
}

function Deadline({ record: { autoSettlementTime, deadline } }: { record: PromotionRecordDetail }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const end = parseInstant(deadline);
  return (
    <Card
      title={t('promotions:record.endsIn')}
      aside={
        <Text size={13} color="muted">
          {formatNearDate(deadline)}
        </Text>
      }
    >
      <Stack gap={12}>
        {end > now() ? (
          <Countdown
            deadline={end}
            now={now}
            variant="units"
            label={t('promotions:record.endsIn')}
            hideLabel
          />
        ) : (
          <Text as="p" color="muted">
            {t('promotions:record.overdue')}
          </Text>
        )}
        {autoSettlementTime !== null && (
          <Text as="p" size={13} color="muted">
            {t('promotions:record.auto', { time: formatNearDate(autoSettlementTime) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The latest bets and how much of each counts; without required bets, the latest changes. */
function Counted({ record }: { record: PromotionRecordDetail }) {
  const { id } = record;
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  const asksBets = hasBetRequirement(record, exponent);
  const { data } = useCall(promotionBills, { id, betsOnly: asksBets, page: 1, limit: LATEST });
  const rows = data?.rows ?? [];
  return (
    <Section
      title={t(asksBets ? 'promotions:record.counted' : 'promotions:record.history')}
      action={
        <Link
          href={getHref('myPromotionBill', { id })}
          variant="standalone"
          trailing={<ChevronRight aria-hidden="true" size={18} />}
        >
          {!asksBets
            ? t('promotions:all')
            : data === undefined || data.total === 0
              ? t('promotions:record.history')
              : t('promotions:record.allBets', { count: data.total })}
        </Link>
      }
    >
      {rows.length > 0 &&
        (asksBets ? <CountedBets rows={rows} /> : <PromotionBills rows={rows} asksBets={false} />)}
      <Hint icon={Clock}>{t('promotions:record.delay')}</Hint>
    </Section>
  );
}
