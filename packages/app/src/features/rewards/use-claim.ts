import type { Call, RequestOf } from '@parlor/api/calls/define';
import type { CallFailure } from '@parlor/api/errors';
import { type ClaimDetails, type ClaimView, claimMachine, selectClaim } from '@parlor/flows/claim';
import { effect } from '@parlor/flows/kit';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { page } from '../../platform/page.ts';
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
 * @param onEnd called when the reward is paid, or can no longer be claimed; then with the refusal
 */
export function useClaim<C extends Call>(
  call: C,
  id: string,
  stale: readonly Call[],
  onEnd?: (end: { outcome: 'claimed' | 'over'; error: CallFailure | undefined }) => void,
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
  const onChange = useEffectEvent(async (outcome: 'claimed' | 'over') => {
    const ended = selectClaim(actor.getSnapshot());
    onEnd?.({ outcome, error: 'error' in ended ? ended.error : undefined });
    await invalidate(...stale);
    // The button is gone, and so is its card if the list no longer has it.
    page.catchFocus();
  });
  useEffect(() => {
    const subscription = actor.on('changed', ({ outcome }) => void onChange(outcome));
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
