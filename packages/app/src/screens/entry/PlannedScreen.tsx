import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/** A planned route: says so, and links to other pages. */
export default function PlannedScreen() {
  const t = useTexts();
  const { websiteName } = useSite();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<Hammer size={28} />}
        title={t('planned.title')}
        text={t('planned.text', { site: websiteName })}
        action={
          <Button asChild variant="soft">
            <Link to={useHomeHref()}>{t('actions.home')}</Link>
          </Button>
        }
      />
    </>
  );
}
