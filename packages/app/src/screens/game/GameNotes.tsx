import type { Instant } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Link } from 'react-router-dom';
import { useFormatDateTime } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The balance is below the smallest stake (docs/product.md: Error catalogue). */
export function DepositPrompt({ minStake, balance }: { minStake: string; balance: string }) {
  const t = useTexts();
  return (
    <Card>
      <Stack gap={8}>
        <Text as="p" weight="semibold">
          {t('games:deposit')}
        </Text>
        <Text as="p" size={13} color="muted">
          {t('games:depositText', { amount: minStake, balance })}
        </Text>
        <Button asChild fullWidth>
          <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
        </Button>
      </Stack>
    </Card>
  );
}

/** The game is under maintenance, until a time in the site's zone. */
export function Maintenance({ endsAt }: { endsAt: Instant | null }) {
  const t = useTexts();
  const formatDateTime = useFormatDateTime();
  const { countryTimezone } = useSite();
  return (
    <Card>
      <Stack gap={8}>
        <Text as="p" weight="semibold">
          {t('games:maintenanceTitle')}
        </Text>
        <Text as="p" size={13} color="muted">
          {endsAt === null
            ? t('games:maintenanceOpen')
            : t('games:maintenanceUntil', {
                time: formatDateTime(endsAt),
                zone: countryTimezone,
              })}
        </Text>
      </Stack>
    </Card>
  );
}
