import { INPUT_MAX_LENGTH } from '@parlor/api/constants';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { CopyField } from '@parlor/ui/CopyField';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { Text } from '@parlor/ui/Text';
import { MapPin, MapPinOff, Navigation } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { getMapHref, parseDegrees } from '../../platform/map-link.ts';
import { page } from '../../platform/page.ts';
import * as css from './OpenLocationScreen.css.ts';

/**
 * A place, by `?latitude=&longitude=&name=&address=`, and a link to the device's own map
 * (product decision 16). All of it comes from the address: shown as text, and never as a link of
 * its own (S24, S25).
 */
export default function OpenLocationScreen() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const { websiteName } = useSite();
  const [search] = useSearchParams();
  const latitude = parseDegrees(search.get('latitude'), 90);
  const longitude = parseDegrees(search.get('longitude'), 180);
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, INPUT_MAX_LENGTH);

  if (latitude === undefined || longitude === undefined) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<MapPinOff size={28} />}
          title={t('entry:placeMissingTitle')}
          text={t('entry:placeMissingText')}
          action={
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('actions.home')}</Link>
            </Button>
          }
        />
      </>
    );
  }
  const name = text('name') || t('entry:placeNoName');
  const address = text('address');
  return (
    <NarrowPage>
      <Box aria-hidden="true" center radius="card" background="sunken" className={css.map}>
        <Streets />
        <Box as="span" square={56} radius="full" className={css.pin}>
          <Icon icon={MapPin} size={24} />
        </Box>
      </Box>
      <div>
        <Heading level={1} size={24}>
          {name}
        </Heading>
        {address !== '' && (
          <Text as="p" color="muted">
            {address}
          </Text>
        )}
      </div>
      <Button asChild size="lg" fullWidth leading={<Icon icon={Navigation} />}>
        <a
          href={getMapHref({ latitude, longitude, name }, page.userAgent())}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('entry:openMap')}
        </a>
      </Button>
      <CopyField label={t('entry:copyPlace')} value={`${latitude}, ${longitude}`} />
      <Text as="p" size={13} color="muted">
        {t('entry:placeNote', { site: websiteName })}
      </Text>
    </NarrowPage>
  );
}

/** Streets of no real town. */
function Streets() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      className={css.land}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path strokeWidth="14" d="M-10 150C80 140 120 90 200 110s120 60 220 20" />
      <path
        strokeWidth="7"
        d="M60-10c10 60-10 150 20 240M290-10c-20 80 30 150 10 240M160-10l20 240"
      />
      <path
        strokeWidth="4"
        d="M-10 50c120 20 260-10 420 20M-10 200c140-30 280 0 420-20M225-10l30 240M350-10l20 240M110-10l6 240M-10 100l420-30"
      />
    </svg>
  );
}
