import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Banknote, Clock, Phone } from 'lucide-react';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { useCountry } from '../../data/country.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useBack } from '../../navigation/use-back.ts';

/**
 * The country decides how a phone number is written. A site serves one (product decision 46); the
 * page shows its format, so that nobody waits for a code that cannot arrive.
 */
export default function ChooseLocationScreen() {
  const t = useTexts();
  const site = useSite();
  const country = useCountry();
  const hasSession = useHasSession();
  const enter = useEnter();
  const back = useBack();
  return (
    <NarrowPage>
      <div>
        <Heading level={1} size={24}>
          {t('entry:countryTitle')}
        </Heading>
        <Text as="p" color="muted">
          {t('entry:countryText')}
        </Text>
      </div>
      <RadioGroup
        label={t('entry:country')}
        hideLabel
        variant="cards"
        value={country.code}
        options={[
          {
            value: country.code,
            label: country.name,
            help: t('entry:format', { example: country.example ?? t('entry:formatAny') }),
          },
        ]}
      />
      <Stack as="section" gap={12}>
        <Heading level={2}>{t('entry:facts')}</Heading>
        <List variant="card">
          {country.callingCode !== undefined && (
            <ListItem
              icon={<Icon icon={Phone} />}
              title={t('entry:callingCode')}
              trailing={country.callingCode}
            />
          )}
          <ListItem
            icon={<Icon icon={Banknote} />}
            title={t('entry:currency')}
            trailing={`${site.currencySymbol} ${site.currencyCode}`}
          />
          <ListItem
            icon={<Icon icon={Clock} />}
            title={t('entry:timezone')}
            trailing={site.countryTimezone}
          />
        </List>
      </Stack>
      <Text as="p" size={13} color="muted">
        {t('entry:onlyOne', { site: site.websiteName })}
      </Text>
      <Button
        size="lg"
        fullWidth
        onClick={() => (hasSession ? back() : enter('signUp', { replace: true }))}
      >
        {t('entry:continue')}
      </Button>
    </NarrowPage>
  );
}
