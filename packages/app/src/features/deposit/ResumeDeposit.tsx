import { instantMs, type Order } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Countdown } from '@parlor/ui/Countdown';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Link } from 'react-router-dom';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { now } from '../../platform/clock.ts';

interface Props {
  order: Order;
  /** Called when the time to pay has passed. */
  onExpired?: () => void;
}

/** What is pending, the time left to pay, and the link back to the order. */
export function ResumeDeposit({ order, onExpired }: Props) {
  const t = useTexts();
  const money = useMoney();
  const { orderNo, amount, channelName: channel, expiresAt } = order;
  return (
    <Stack gap={12}>
      <Inline gap={8} justify="between" wrap>
        <Text>{t('payment:pendingText', { amount: money(amount), channel })}</Text>
        <Countdown
          deadline={instantMs(expiresAt)}
          now={now}
          label={t('payment:timeLeft')}
          {...(onExpired && { onComplete: onExpired })}
        />
      </Inline>
      <Button asChild size="lg" variant="soft" fullWidth>
        <Link to={getHref('rechargingPage', { orderNo })}>{t('payment:resume')}</Link>
      </Button>
    </Stack>
  );
}
