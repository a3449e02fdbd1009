import { recordList } from '@parlor/api/calls/promotions';
import { type PromotionStatus, promotionStatuses } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Gift } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { usePages } from '../../data/use-pages.ts';
import { RecordCard } from '../../features/promotions/RecordCard.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const PAGE_SIZE = 20;
const COLUMNS = { phone: 1, desktop: 2, wide: 3 } as const;
/** The value for promotions of every status; no status has this name. */
const ALL = 'all';

/** The promotions that the player joined, by status (`?status=`). */
export default function MyPromotionScreen() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const status = promotionStatuses.find((known) => known === search.get('status'));
  return (
    <Page width="wide">
      <PageTitle>{t('titles.myPromotion')}</PageTitle>
      <ChipGroup
        label={t('promotions:statuses.label')}
        scroll
        options={[
          { value: ALL, label: t('promotions:statuses.all') },
          ...promotionStatuses.map((value) => ({
            value,
            label: t(`promotions:statuses.${value}`),
          })),
        ]}
        value={status ?? ALL}
        onValueChange={(value) =>
          setSearch(value === ALL ? {} : { status: value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Records key={status ?? ALL} status={status} />
    </Page>
  );
}

function Records({ status }: { status: PromotionStatus | undefined }) {
  const t = useTexts();
  const pages = usePages(
    recordList,
    { limit: PAGE_SIZE, ...(status !== undefined && { status }) },
    { fresh: true },
  );
  useBalanceChange(() => void pages.mutate());
  return (
    <CallContent
      result={pages}
      loading={
        <Grid columns={COLUMNS} gap={16}>
          <Skeleton height={180} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Grid>
      }
      empty={
        status === undefined ? (
          <EmptyState
            icon={<Gift size={28} />}
            title={t('promotions:empty.mineTitle')}
            text={t('promotions:empty.mineText')}
            action={
              <Button asChild variant="soft">
                <Link to={getHref('privilege')}>{t('promotions:empty.mineAction')}</Link>
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={<Gift size={28} />}
            title={t('promotions:empty.statusTitle')}
            text={t('promotions:empty.statusText')}
          />
        )
      }
    >
      {(records) => (
        <>
          <Grid columns={COLUMNS} gap={16} align="start">
            {records.map((record) => (
              <RecordCard key={record.id} record={record} />
            ))}
          </Grid>
          <MorePages pages={pages} align="center" paddingTop={16} />
        </>
      )}
    </CallContent>
  );
}
