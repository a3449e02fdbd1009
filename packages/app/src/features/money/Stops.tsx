import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Result } from '@parlor/ui/Result';
import { Stack } from '@parlor/ui/Stack';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useExplain } from '../../data/errors.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import type { OrderKind } from './order-kind.ts';

// The end states that deposit and withdrawal share, each with its own text.

interface ClosedProps {
  of: OrderKind;
  onRetry: () => void;
}

/** The site accepts none at present. */
export function Closed({ of, onRetry }: ClosedProps) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<LockKeyhole size={28} />}
      title={t(`wallet:${of}.closedTitle`)}
      text={t(`wallet:${of}.closedText`)}
      action={
        <Stack gap={8}>
          <Button variant="soft" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
          {of === 'manualDeposit' && (
            <Button asChild variant="ghost" tone="neutral">
              <Link to={getHref('contactInfomation')}>{t('wallet:deposit.contact')}</Link>
            </Button>
          )}
        </Stack>
      }
    />
  );
}

interface RefusedProps {
  of: OrderKind;
  error: unknown;
  onEdit: () => void;
}

/** The server refused: nothing has happened, and the player can request it in another way. */
export function Refused({ of, error, onEdit }: RefusedProps) {
  const t = useTexts();
  const explain = useExplain();
  return (
    <Result
      titleAs="h2"
      status="failed"
      title={t(`wallet:${of}.refusedTitle`)}
      text={explain(error).text}
      actions={
        <Button size="lg" fullWidth onClick={onEdit}>
          {t(`wallet:${of}.change`)}
        </Button>
      }
    />
  );
}

interface UncertainProps {
  of: OrderKind;
  amount: string | undefined;
  onRetry: () => void;
  onEdit: () => void;
}

/**
 * It is unknown whether the request arrived: only the same idempotency key may be sent again (S3).
 */
export function Uncertain({ of, amount = '', onRetry, onEdit }: UncertainProps) {
  const t = useTexts();
  const money = useMoney();
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t(`wallet:${of}.uncertainTitle`)}
      text={t(`wallet:${of}.uncertainText`, { amount: money(amount) })}
      actions={
        <>
          <Button size="lg" fullWidth onClick={onRetry}>
            {t('actions.retry')}
          </Button>
          <Button size="lg" variant="ghost" tone="neutral" fullWidth onClick={onEdit}>
            {t(`wallet:${of}.startOver`)}
          </Button>
        </>
      }
    />
  );
}
