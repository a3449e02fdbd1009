import { getWalletBulletin } from '@parlor/api/calls/deposits';
import { Accordion } from '@parlor/ui/Accordion';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Megaphone } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatDay } from '../../data/time.ts';
import { useCall } from '../../data/use-call.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';

/** All notices about money; the one of `?id=`, else the newest, is open. */
export default function WalletBulletins() {
  const t = useTexts();
  const formatDay = useFormatDay();
  const [search] = useSearchParams();
  usePageName(t('transactions:bulletin.title'));
  return (
    <PageBody>
      <PageTitle>{t('transactions:bulletin.title')}</PageTitle>
      <CallContent
        result={useCall(getWalletBulletin, {})}
        loading={<Skeleton height={240} />}
        empty={
          <EmptyState
            icon={<Megaphone size={28} />}
            title={t('transactions:bulletin.emptyTitle')}
            text={t('transactions:bulletin.emptyText')}
            action={
              <Button asChild variant="soft">
                <Link to={getHref('myWallet')}>{t('transactions:bulletin.toWallet')}</Link>
              </Button>
            }
          />
        }
      >
        {(bulletins) => {
          const [newest] = bulletins;
          const wanted = bulletins.find(({ bulletinId }) => bulletinId === search.get('id'));
          return (
            <Accordion
              variant="card"
              titleAs="h2"
              defaultValue={(wanted ?? newest)?.bulletinId ?? ''}
              items={bulletins.map(({ bulletinId, title, content, place, publishedAt }) => ({
                value: bulletinId,
                title,
                hint: formatDay(publishedAt),
                content: (
                  <Stack gap={12} align="start">
                    <Tag>{t(`transactions:bulletin.places.${place}`)}</Tag>
                    <ServerHtml html={content} />
                  </Stack>
                ),
              }))}
            />
          );
        }}
      </CallContent>
    </PageBody>
  );
}
