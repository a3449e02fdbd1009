import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

interface PromotionMissingProps {
  /** The address is that of a promotion the player has joined. */
  isJoined?: boolean;
}

/** Shown instead of a promotion or an activity that does not exist. */
export function PromotionMissing({ isJoined = false }: PromotionMissingProps) {
  const t = useTexts();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<Gift size={28} />}
        title={t('promotions:missing.title')}
        text={t(isJoined ? 'promotions:missing.recordText' : 'promotions:missing.text')}
        action={
          <Button asChild variant="soft">
            <Link to={getHref(isJoined ? 'myPromotion' : 'privilege')}>
              {t(isJoined ? 'titles.myPromotion' : 'promotions:join.others')}
            </Link>
          </Button>
        }
      />
    </>
  );
}
