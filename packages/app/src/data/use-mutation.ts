import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import { CallError, type CallSettings } from '@parlor/api/client';
import { useCallback, useState } from 'react';
import { useApp } from '../app-context.ts';
import { useInvalidate } from './use-call.ts';

export interface Mutation<C extends Call> {
  /** Answers what the call answered, or undefined when it failed; `error` then says why. */
  run: (args: RequestOf<C>, settings?: CallSettings) => Promise<ResponseOf<C> | undefined>;
  pending: boolean;
  error: CallError | undefined;
  reset: () => void;
}

/**
 * Makes a call that changes something. Steps that follow each other, and money, belong to a machine;
 * this is for a single act such as marking a message.
 * @param invalidates calls whose answers are no longer true afterwards
 */
export function useMutation<C extends Call>(
  call: C,
  { invalidates = [] }: { invalidates?: readonly Call[] } = {},
): Mutation<C> {
  const { client } = useApp();
  const invalidate = useInvalidate();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<CallError>();

  const run: Mutation<C>['run'] = async (args, settings) => {
    setPending(true);
    setError(undefined);
    try {
      const answer = await client.call(call, args, settings);
      await invalidate(...invalidates);
      return answer;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.kind !== 'aborted') setError(failure);
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { run, pending, error, reset: useCallback(() => setError(undefined), []) };
}
