import type { Call, CallAuth, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { Locale } from '@parlor/api/constants';
import type { CallError } from '@parlor/api/errors';
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
 * Cache key of a call with its arguments. The call's id comes first, to find all its responses;
 * then the player, since a player's responses are dropped with the session; then the locale, since
 * texts depend on it.
 */
export type CallKey = readonly [callId: string, args: unknown, auth: CallAuth, locale: Locale];

export function callKey<C extends Call>(call: C, args: RequestOf<C>, locale: Locale): CallKey {
  return [call.id, args, call.auth, locale];
}

function isKeyForCall(key: unknown, call: Call): boolean {
  return Array.isArray(key) && key[0] === call.id;
}

/**
 * The response in the previous locale, which stays on the page until the one in the new locale arrives.
 * @param getName serializes the key in a locale
 */
export function usePreviousLocaleData<Data>(getName: (locale: Locale) => string): Data | undefined {
  const { cache } = useSWRConfig();
  const locale = useRequestLocale();
  const [{ current, former }, setLocales] = useState<{ current: Locale; former?: Locale }>({
    current: locale,
  });
  if (current !== locale) setLocales({ current: locale, former: current });
  return former && (cache.get(getName(former))?.data as Data | undefined);
}

/** A response as it loads, or a list of pages. */
export interface LoadResult<Data> {
  data: Data | undefined;
  error: CallError | undefined;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export type CallResult<C extends Call> = SWRResponse<ResponseOf<C>, CallError>;

/**
 * Reads a call of the contract: cached by its id, arguments and locale, deduplicated between components.
 * @param args null skips the call (no player, no id)
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
  // A newer call replaced this one: no failure.
  return result.error?.kind === 'aborted' ? { ...result, error: undefined } : result;
}

/** Invalidates the responses of these calls and revalidates those on the page. */
export function useInvalidate(): (...calls: readonly Call[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      await mutate((key) => calls.some((call) => isKeyForCall(key, call)));
    },
    [mutate],
  );
}

/** SWR's key of a list of pages ends with the key of its first page. */
const isListOfPlayer = (name: string) => /^\$inf\$.*"(?:player|optional)","\w+",$/s.test(name);

/** Clears every cached response that depends on the session. */
export function useClearPlayerCache(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    // SWR caches each page, and the list of pages.
    for (const name of [...cache.keys()]) if (isListOfPlayer(name)) cache.delete(name);
    await mutate((key) => Array.isArray(key) && key[2] !== 'none', undefined);
  }, [cache, mutate]);
}
