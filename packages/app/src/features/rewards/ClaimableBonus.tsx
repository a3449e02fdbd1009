import type { Call } from '@parlor/api/calls/define';
import { BonusCard, type BonusCardProps } from '@parlor/ui/BonusCard';
import { Callout } from '@parlor/ui/Callout';
import { Stack } from '@parlor/ui/Stack';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useClaim } from './use-claim.ts';

interface Props extends Omit<BonusCardProps, 'onClaim' | 'loading' | 'symbol' | 'exponent' | 'id'> {
  /** The call that claims it. */
  call: Call;
  id: string;
  /** Calls whose responses a claim changes. */
  stale: readonly Call[];
}

/** A reward that can be claimed, with the refusal of the claim below it. */
export function ClaimableBonus({ call, id, stale, state, ...card }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const { claim, error, view } = useClaim(call, id, stale);
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
