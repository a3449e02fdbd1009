import { Button } from '@parlor/ui/Button';
import { Grid } from '@parlor/ui/Grid';
import { Link } from '@parlor/ui/Link';
import { Text } from '@parlor/ui/Text';
import { BottomCard } from '../../components/BottomCard.tsx';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePixelConsent } from './use-pixel-consent.ts';

/**
 * Asks once whether the site's advertiser may count visits; both answers are equally prominent
 * (product decision 36).
 */
export default function PixelQuestion() {
  const t = useTexts();
  const { websiteName: site } = useSite();
  const { allow } = usePixelConsent();
  return (
    <BottomCard title={t('profile:privacy.ask.title', { site })}>
      <Text as="p" color="muted">
        {t('profile:privacy.ask.text')}{' '}
        <Link href={getHref('privacy')}>{t('profile:privacy.ask.more')}</Link>
      </Text>
      <Grid columns="7.5rem" fit>
        <Button variant="soft" tone="neutral" fullWidth onClick={() => allow(false)}>
          {t('profile:privacy.ask.no')}
        </Button>
        <Button variant="soft" tone="neutral" fullWidth onClick={() => allow(true)}>
          {t('profile:privacy.ask.yes')}
        </Button>
      </Grid>
    </BottomCard>
  );
}
