import { promotionBills, recordInfo } from '@parlor/api/calls/promotions';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { Clock, ReceiptText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { usePages } from '../../data/use-pages.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { Hint } from '../../features/money/Hint.tsx';
import { PromotionBills } from '../../features/promotions/PromotionBills.tsx';
import { PromotionMissing } from '../../features/promotions/PromotionMissing.tsx';
import { hasBetRequirement } from '../../features/promotions/requirements.ts';
import { BillsSkeleton } from '../../features/wallet/BillsSkeleton.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const PAGE_SIZE = 20;

/** Every change of a joined promotion's balance, by `?id=`. */
export default function MyPromotionBillScreen() {
  const t = useTexts();
  const locale = useLocale();
  const { currencyExponent: exponent } = useSite();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const record = useCall(recordInfo, id === '' ? null : { id });
  const pages = usePages(promotionBills, id === '' ? null : { id, limit: PAGE_SIZE }, {
    fresh: true,
  });
  if (id === '' || record.error?.code === 404) return <PromotionMissing isJoined />;
  const asksBets = record.data === undefined || hasBetRequirement(record.data, exponent);
  const name = record.data && titleIn(locale, record.data.titles, record.data.promotionName);
  return (
    <PageBody>
      {name === undefined ? (
        <RouteTitle />
      ) : (
        <Heading level={1} size={24}>
          {name}
        </Heading>
      )}
      <Hint icon={Clock}>{t('promotions:bills.note')}</Hint>
      <CallContent
        result={pages}
        loading={<BillsSkeleton count={8} />}
        empty={
          <EmptyState
            icon={<ReceiptText size={28} />}
            title={t('promotions:empty.betsTitle')}
            text={t('promotions:empty.betsText')}
            action={
              <Button asChild variant="soft">
                <Link to={getHref('myPromotionDetail', { id })}>{t('promotions:join.open')}</Link>
              </Button>
            }
          />
        }
      >
        {(bills) => (
          <>
            <PromotionBills rows={bills} asksBets={asksBets} />
            <MorePages pages={pages} align="center" paddingTop={16} />
          </>
        )}
      </CallContent>
    </PageBody>
  );
}
