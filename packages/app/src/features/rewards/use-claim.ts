import type { Call, RequestOf } from '@parlor/api/calls/define';
import type { CallFailure } from '@parlor/api/errors';
import { type ClaimDetails, type ClaimView, claimMachine, selectClaim } from '@parlor/flows/claim';
import { effect } from '@parlor/flows/kit';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { randomId } from '../../platform/random.ts';

interface Claim {
  view: ClaimView['view'];
  error: CallFailure | undefined;
  /** Claims, or repeats a claim without an answer. */
  claim: (details?: ClaimDetails) => void;
}

/**
 * One reward to claim.
 * @param call the claim of its kind
 * @param stale calls whose responses a claim changes
 * @param onClaimed the reward has been paid
 */
export function useClaim<C extends Call>(
  call: C,
  id: string,
  stale: readonly Call[],
  onClaimed?: () => void,
): Claim {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const [machine] = useState(() =>
    claimMachine.provide({
      actors: {
        claim: effect(async ({ idempotencyKey, ...args }, signal) => {
          await client.call(call, args as RequestOf<C>, { signal, idempotencyKey });
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { id, createKey: randomId } });
  const onChange = useEffectEvent((outcome: 'claimed' | 'over') => {
    if (outcome === 'claimed') onClaimed?.();
    void invalidate(...stale);
  });
  useEffect(() => {
    const subscription = actor.on('changed', ({ outcome }) => onChange(outcome));
    return () => subscription.unsubscribe();
  }, [actor]);
  const shown = useSelector(actor, selectClaim, shallowEqual);
  const { view } = shown;
  return {
    view,
    error: 'error' in shown ? shown.error : undefined,
    claim: (details = {}) =>
      actor.send(view === 'uncertain' ? { type: 'retry' } : { type: 'claim', details }),
  };
}
