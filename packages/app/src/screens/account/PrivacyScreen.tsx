import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Heading } from '@parlor/ui/Heading';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Switch } from '@parlor/ui/Switch';
import { Text } from '@parlor/ui/Text';
import { useState, useSyncExternalStore } from 'react';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useApi } from '../../data/api.ts';
import { useHasSession, useSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { clearStored } from '../../features/privacy/clear-stored.ts';
import { usePixelConsent } from '../../features/privacy/use-pixel-consent.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { page } from '../../platform/page.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { storageNames } from '../../platform/storage.ts';

const tabNames = ['codes', 'places', 'drafts'] as const;

/**
 * The data that this device stores for the site, in plain language, and how to clear it (issue:
 * account front).
 */
export default function PrivacyScreen() {
  const t = useTexts();
  const { client } = useApi();
  const { storage, tabStore } = usePlatform();
  const session = useSession();
  const { websiteName } = useSite();
  const homeHref = useHomeHref();
  const hasSession = useHasSession();
  const [asking, setAsking] = useState(false);
  const [clearing, setClearing] = useState(false);
  const list = () => storageNames.filter((name) => storage.read(name) !== null).join();
  const stored = useSyncExternalStore(storage.subscribe, list, list).split(',');

  // The stored items.
  const inOrder = storageNames.toSorted(
    (left, right) => Number(stored.includes(right)) - Number(stored.includes(left)),
  );

  const clear = async () => {
    setClearing(true);
    await clearStored({ client, session, storage, tabStore });
    // Clears everything in memory as well.
    page.open(homeHref);
  };
  return (
    <PageBody>
      <PageTitle>{t('titles.privacy')}</PageTitle>
      <div>
        <Heading level={2} size={24}>
          {t('profile:privacy.title')}
        </Heading>
        <Text as="p" color="muted">
          {t('profile:privacy.text', { site: websiteName })}
        </Text>
      </div>
      <Pixel />
      <Section title={t('profile:privacy.stored')} titleAs="h3" titleSize={20}>
        <List variant="card">
          {inOrder.map((name) => (
            <ListItem
              key={name}
              title={t(`profile:privacy.names.${name}`)}
              meta={t(`profile:privacy.why.${name}`)}
              trailing={
                <Text size={13} color="muted">
                  {stored.includes(name) ? t('profile:privacy.kept') : t('profile:privacy.none')}
                </Text>
              }
            />
          ))}
        </List>
      </Section>
      <Section title={t('profile:privacy.tab')} titleAs="h3" titleSize={20}>
        <List variant="card">
          {tabNames.map((name) => (
            <ListItem key={name} title={t(`profile:privacy.tabNames.${name}`)} />
          ))}
        </List>
      </Section>
      <Button
        variant="soft"
        tone="critical"
        size="lg"
        fullWidth
        loading={clearing}
        onClick={() => setAsking(true)}
      >
        {t('profile:privacy.clear')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="critical"
        title={t('profile:privacy.clearTitle')}
        description={
          t('profile:privacy.clearText') +
          (hasSession ? ` ${t('profile:privacy.clearPlayer')}` : '')
        }
        loading={clearing}
        onConfirm={() => void clear()}
        labels={{ confirm: t('profile:privacy.clear'), cancel: t('actions.cancel') }}
      />
    </PageBody>
  );
}

/**
 * An advertiser counts visits only if the site has one, and only with consent
 * (product decision 36).
 */
function Pixel() {
  const t = useTexts();
  const { trackingPixelId, websiteName } = useSite();
  const { allowed, allow } = usePixelConsent();
  if (trackingPixelId === '') {
    return (
      <Text as="p" color="muted">
        {t('profile:privacy.noPixel')}
      </Text>
    );
  }
  return (
    <Card>
      <Switch
        checked={allowed}
        onValueChange={allow}
        label={t('profile:privacy.pixel', { site: websiteName })}
        help={t('profile:privacy.pixelHelp')}
      />
    </Card>
  );
}
