import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/** Shown for an unknown address. */
export default function NotFoundScreen() {
  const t = useTexts();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<MapPinOff size={28} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button asChild variant="soft">
            <Link to={useHomeHref()}>{t('actions.home')}</Link>
          </Button>
        }
      />
    </>
  );
}
