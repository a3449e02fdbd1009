import { usePageMark } from '@parlor/ui/AppShell';
import { Box } from '@parlor/ui/Box';
import { Text } from '@parlor/ui/Text';
import { useSite } from '../data/site.ts';
import { useTexts } from '../languages/use-texts.ts';
import { online } from '../platform/signals.ts';
import { useSignal } from '../platform/use-signal.ts';
import * as css from './Banners.css.ts';

/**
 * Slim banners above everything: that this is a demo (product decision 24), and that the device is
 * offline. Rendered after the page: its skip link comes first.
 */
export function Banners() {
  return (
    <div className={css.root}>
      <DemoBanner />
      <OfflineBanner />
    </div>
  );
}

function DemoBanner() {
  const t = useTexts();
  const { demo, demoPhoneUrl } = useSite();
  usePageMark('data-demo-strip', demo);
  if (!demo) return null;
  return (
    <Box
      as="aside"
      aria-label={t('demo.label')}
      paddingX={16}
      paddingY={4}
      background="sunken"
      color="muted"
      textAlign="center"
    >
      <Text as="p" size={12} weight="medium">
        {t('demo.strip')}
        {demoPhoneUrl !== undefined && (
          <>
            {' '}
            <a href={demoPhoneUrl} target="_blank" rel="noopener" className={css.link}>
              {t('demo.phone')}
            </a>
          </>
        )}
      </Text>
    </Box>
  );
}

function OfflineBanner() {
  const t = useTexts();
  const isOnline = useSignal(online);
  return (
    <div role="status">
      {!isOnline && (
        <Box paddingX={16} paddingY={4} textAlign="center" className={css.offline}>
          <Text as="p" size={12} weight="medium">
            {t('offline.strip')}
          </Text>
        </Box>
      )}
    </div>
  );
}
