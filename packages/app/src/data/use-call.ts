import type { Call, CallAuth, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { CallError } from '@parlor/api/client';
import type { Locale } from '@parlor/api/constants';
import { useCallback, useState } from 'react';
import useSWR, {
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { useApi } from './api.ts';
import { useRequestLocale } from './theme-and-locale.ts';

/**
 * Cache key of one call with its arguments. The call's id comes first, to find all its answers; then who
 * may make it, since a player's answers go with the session; and the locale, since texts depend on it.
 */
export type CallKey = readonly [callId: string, args: unknown, auth: CallAuth, locale: Locale];

export function callKey<C extends Call>(call: C, args: RequestOf<C>, locale: Locale): CallKey {
  return [call.id, args, call.auth, locale];
}

function isKeyOf(key: unknown, call: Call): boolean {
  return Array.isArray(key) && key[0] === call.id;
}

/**
 * The answer in the former locale, which stays on the page until the one in the new locale arrives.
 * @param nameOf serializes the key in a locale
 */
export function usePreviousLocaleData<Data>(nameOf: (locale: Locale) => string): Data | undefined {
  const { cache } = useSWRConfig();
  const locale = useRequestLocale();
  const [{ current, former }, setLocales] = useState<{ current: Locale; former?: Locale }>({
    current: locale,
  });
  if (current !== locale) setLocales({ current: locale, former: current });
  return former && (cache.get(nameOf(former))?.data as Data | undefined);
}

export type CallResult<C extends Call> = SWRResponse<ResponseOf<C>, CallError>;

/**
 * Reads a call of the contract: cached by its id, arguments and locale, shared by all who read the same.
 * @param args null while the call is not to be made (no player, no id)
 */
export function useCall<C extends Call>(
  call: C,
  args: RequestOf<C> | null,
  options?: SWRConfiguration<ResponseOf<C>, CallError>,
): CallResult<C> {
  const { client } = useApi();
  const locale = useRequestLocale();
  const keyIn = (of: Locale) => (args === null ? null : callKey(call, args, of));
  const former = usePreviousLocaleData<ResponseOf<C>>((of) => unstable_serialize(keyIn(of)));
  const result = useSWR<ResponseOf<C>, CallError, CallKey | null>(
    keyIn(locale),
    () => client.call(call, args as RequestOf<C>),
    { ...options, ...(former !== undefined && { fallbackData: former }) },
  );
  // A newer call of the same kind took its place: that is no failure.
  return result.error?.kind === 'aborted' ? { ...result, error: undefined } : result;
}

/** Marks what was read by these calls as stale, and reads again what is on the page. */
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
const isListOfPlayer = (name: string) => /^\$inf\$.*"(?:player|optional)","\w+",$/s.test(name);

/** Forgets all that depends on who is logged in. */
export function useClearPlayerCache(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    // Pages are kept twice: each by itself, and together as the list that they make.
    for (const name of [...cache.keys()]) if (isListOfPlayer(name)) cache.delete(name);
    await mutate((key) => Array.isArray(key) && key[2] !== 'none', undefined);
  }, [cache, mutate]);
}
