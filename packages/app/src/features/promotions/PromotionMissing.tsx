import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Shown instead of a promotion or an activity that does not exist. */
export function PromotionMissing() {
  const t = useTexts();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<Gift size={28} />}
        title={t('promotions:missing.title')}
        text={t('promotions:missing.text')}
        action={
          <Button asChild variant="soft">
            <Link to={getHref('privilege')}>{t('promotions:join.others')}</Link>
          </Button>
        }
      />
    </>
  );
}
