import type { Call } from '@parlor/api/calls/define';
import { BonusCard, type BonusCardProps } from '@parlor/ui/BonusCard';
import { Callout } from '@parlor/ui/Callout';
import { Stack } from '@parlor/ui/Stack';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useClaim } from './use-claim.ts';

interface Props
  extends Omit<BonusCardProps, 'amount' | 'onClaim' | 'loading' | 'symbol' | 'exponent' | 'id'> {
  amount: string;
  /** The call that claims it. */
  call: Call;
  id: string;
  /** Calls whose responses a claim changes. */
  stale: readonly Call[];
}

/** A reward that can be claimed, with the refusal of the claim below it. */
export function ClaimableBonus({ call, id, stale, state, ...card }: Props) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const toasts = useToasts();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  // The refreshed list may remove the card before its own message is seen.
  const { claim, error, view } = useClaim(call, id, stale, (end) => {
    if (end.outcome === 'over') toasts.show({ text: explain(end.error).text, tone: 'critical' });
    else {
      const text = t('rewards:claim.done', { amount: money(card.amount) });
      toasts.show({ text, tone: 'positive' });
    }
  });
  const isOver = view === 'claimed' || view === 'over';
  return (
    <Stack gap={8}>
      <BonusCard
        {...card}
        symbol={symbol}
        exponent={exponent}
        state={view === 'claimed' ? 'claimed' : state}
        loading={view === 'claiming'}
        onClaim={state === 'pending' && !isOver ? () => claim() : undefined}
      />
      {error !== undefined && (
        <Callout tone={view === 'uncertain' ? 'caution' : 'critical'}>
          {view === 'uncertain' ? t('rewards:claim.uncertain') : explain(error).text}
        </Callout>
      )}
    </Stack>
  );
}
