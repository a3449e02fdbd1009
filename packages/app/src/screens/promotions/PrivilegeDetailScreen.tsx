import { activityInfo } from '@parlor/api/calls/activities';
import { promotionInfo } from '@parlor/api/calls/promotions';
import type { ActivityDetail, GamePromotionDetail } from '@parlor/api/entities';
import { unit } from '@parlor/tokens';
import { Grid } from '@parlor/ui/Grid';
import { Link } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { type LoadResult, useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import * as css from '../../features/catalog/Poster.css.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { Summary, type SummaryRow } from '../../features/money/Summary.tsx';
import { useAskedRows } from '../../features/money/use-asked-rows.ts';
import { Join } from '../../features/promotions/Join.tsx';
import { OfferHero } from '../../features/promotions/OfferHero.tsx';
import { getActivityState, getOfferState } from '../../features/promotions/offers.ts';
import { PromotionMissing } from '../../features/promotions/PromotionMissing.tsx';
import { ActivityActions } from '../../features/rewards/ActivityActions.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';

/** A promotion, or with `?kind=activity` an activity, by `?id=`. */
export default function PrivilegeDetailScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return search.get('kind') === 'activity' ? (
    <ActivityPage key={id} id={id} />
  ) : (
    <PromotionPage key={id} id={id} />
  );
}

interface DetailProps<Data> {
  id: string;
  result: LoadResult<Data>;
  children: (data: Data) => ReactNode;
}

function Detail<Data>({ id, result, children }: DetailProps<Data>) {
  if (id === '' || result.error?.code === 404) {
    return <PromotionMissing />;
  }
  return (
    <>
      {result.data === undefined && <RouteTitle />}
      <CallContent
        result={result}
        loading={
          <Page width="wide">
            <Skeleton height={260} />
            <Skeleton height={240} />
            <Skeleton height={240} />
          </Page>
        }
      >
        {children}
      </CallContent>
    </>
  );
}

const COLUMNS = { phone: 1, desktop: ['1fr', unit(480)] } as const;

interface LayoutProps {
  hero: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** What it gives and asks comes before the button on a phone, and beside it on a desktop. */
function Layout({ hero, action, children }: LayoutProps) {
  return (
    <Page as="article" width="wide" gap={24}>
      {hero}
      <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
        <Stack gap={24}>{children}</Stack>
        <Stack as="aside" className={css.stays}>
          {action}
        </Stack>
      </Grid>
    </Page>
  );
}

function PromotionPage({ id }: { id: string }) {
  const result = useCall(promotionInfo, id === '' ? null : { id });
  return (
    <Detail id={id} result={result}>
      {(promotion) => <Promotion promotion={promotion} />}
    </Detail>
  );
}

function Promotion({ promotion }: { promotion: GamePromotionDetail }) {
  const t = useTexts();
  const locale = useLocale();
  const name = titleIn(locale, promotion.titles, promotion.promotionName);
  usePageName(name);
  const { words, tone } = getOfferState(promotion);
  return (
    <Layout
      hero={
        <OfferHero
          offer={promotion}
          title={name}
          state={
            <Tag tone={tone} shape="pill">
              {t(`promotions:${words}`)}
            </Tag>
          }
          lead={promotion.text}
        />
      }
      action={<Join promotion={promotion} />}
    >
      <Section title={t('promotions:get')}>
        <Gets promotion={promotion} />
      </Section>
      <Section title={t('promotions:asks')}>
        <Asks promotion={promotion} />
      </Section>
      <Games promotion={promotion} />
      {promotion.content !== '' && (
        <Section title={t('promotions:terms')}>
          <ServerHtml html={promotion.content} />
        </Section>
      )}
    </Layout>
  );
}

function Gets({
  promotion: { bonusPercent, freeSpins, maxBonus },
}: {
  promotion: GamePromotionDetail;
}) {
  const t = useTexts();
  const money = useMoney();
  const rows: SummaryRow[] = [
    {
      label: t('promotions:facts.bonus'),
      value: t('promotions:facts.bonusValue', {
        percent: Number(bonusPercent),
        max: money(maxBonus),
      }),
    },
  ];
  if (freeSpins > 0) {
    rows.push({
      label: t('promotions:facts.freeSpins'),
      value: t('promotions:facts.freeSpinsValue', { number: freeSpins }),
    });
  }
  return <Summary rows={rows} />;
}

function Asks({ promotion }: { promotion: GamePromotionDetail }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { endTime, maxAmount, minAmount } = promotion;
  const rows: SummaryRow[] = [
    {
      label: t('promotions:facts.transfer'),
      value: t('promotions:facts.range', { from: money(minAmount), to: money(maxAmount) }),
    },
    ...useAskedRows(promotion, 'transfer'),
    { label: t('promotions:facts.joinBy'), value: formatNearDate(endTime) },
  ];
  return <Summary rows={rows} />;
}

function Games({ promotion }: { promotion: GamePromotionDetail }) {
  const t = useTexts();
  const { askBetMultiple, gameCount, platform, promotionId, weights } = promotion;
  // Without required bets, none is weighed.
  const weighed = askBetMultiple > 0 ? weights : [];
  const rows: SummaryRow[] = [
    { label: platform, value: t('promotions:games.count', { count: gameCount }) },
    ...weighed.map(({ categoryId, categoryName, percent }) => ({
      id: categoryId,
      label: categoryName,
      value:
        Number(percent) === 0
          ? t('promotions:games.none')
          : t('promotions:games.weight', { percent: Number(percent) }),
    })),
  ];
  return (
    <Section
      title={t('promotions:games.title')}
      action={
        <Link
          href={getHref('allPrivilegeGames', { id: promotionId })}
          variant="standalone"
          trailing={<ChevronRight aria-hidden="true" size={18} />}
        >
          {t('promotions:games.see')}
        </Link>
      }
    >
      <Summary rows={rows} />
    </Section>
  );
}

function ActivityPage({ id }: { id: string }) {
  const result = useCall(activityInfo, id === '' ? null : { id });
  return (
    <Detail id={id} result={result}>
      {(activity) => <Activity activity={activity} />}
    </Detail>
  );
}

function Activity({ activity }: { activity: ActivityDetail }) {
  const t = useTexts();
  const locale = useLocale();
  const formatNearDate = useFormatNearDate();
  const name = titleIn(locale, activity.titles, activity.activityName);
  usePageName(name);
  const { words, tone } = getActivityState(activity);
  return (
    <Layout
      hero={
        <OfferHero
          offer={activity}
          title={name}
          state={
            <Tag tone={tone} shape="pill">
              {t(`promotions:${words}`)}
            </Tag>
          }
          lead={activity.text}
        />
      }
      action={<ActivityActions activity={activity} />}
    >
      <Section title={t('promotions:get')}>
        <Summary
          rows={[
            { label: t('promotions:activity.prize'), value: <Money value={activity.prize} /> },
            { label: t('promotions:facts.joinBy'), value: formatNearDate(activity.endTime) },
          ]}
        />
      </Section>
      {activity.content !== '' && (
        <Section title={t('promotions:activity.rules')}>
          <ServerHtml html={activity.content} />
        </Section>
      )}
    </Layout>
  );
}
