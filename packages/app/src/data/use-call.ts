import type { Call, CallAuth, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { CallError } from '@parlor/api/client';
import { useCallback } from 'react';
import useSWR, {
  unstable_serialize as nameOf,
  type SWRConfiguration,
  type SWRResponse,
  useSWRConfig,
} from 'swr';
import { useApp } from '../app-context.ts';
import { useShownAnswer } from './shown-answers.ts';

/**
 * Cache key of one call with its arguments; the call's id comes first, so that it can be found by it,
 * and last who may make it, so that what belongs to a player goes with the session.
 */
export type CallKey = readonly [callId: string, args: unknown, auth: CallAuth];

export function callKey<C extends Call>(call: C, args: RequestOf<C>): CallKey {
  return [call.id, args, call.auth];
}

function isKeyOf(key: unknown, call: Call): boolean {
  return Array.isArray(key) && key[0] === call.id;
}

export type CallResult<C extends Call> = SWRResponse<ResponseOf<C>, CallError>;

/**
 * Reads a call of the contract: cached by its id and arguments, shared by all who ask for the same.
 * @param args null while the call is not to be made (no player, no id)
 */
export function useCall<C extends Call>(
  call: C,
  args: RequestOf<C> | null,
  options?: SWRConfiguration<ResponseOf<C>, CallError>,
): CallResult<C> {
  const { client } = useApp();
  const key = args === null ? null : callKey(call, args);
  const result = useSWR<ResponseOf<C>, CallError, CallKey | null>(
    key,
    () => client.call(call, args as RequestOf<C>),
    options,
  );
  const { mutate } = result;
  const refresh = useCallback(() => void mutate(), [mutate]);
  useShownAnswer(nameOf(key), refresh);
  // A newer call of the same kind took its place: nobody is to hear of that.
  return result.error?.kind === 'aborted' ? { ...result, error: undefined } : result;
}

/** Forgets what was read by these calls, so that whoever shows it reads it again. */
export function useInvalidate(): (...calls: readonly Call[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      await mutate((key) => calls.some((call) => isKeyOf(key, call)));
    },
    [mutate],
  );
}

/** The name under which SWR keeps a list of pages ends like the key of its first page. */
const isListOfPlayer = (name: string) => /^\$inf\$.*"(?:player|optional)",$/s.test(name);

/** Forgets all that depends on who is logged in. */
export function useForgetPlayer(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    // Pages are kept twice: each by itself, and together as the list that they make.
    for (const name of [...cache.keys()]) if (isListOfPlayer(name)) cache.delete(name);
    await mutate((key) => Array.isArray(key) && key[2] !== 'none', undefined);
  }, [cache, mutate]);
}
