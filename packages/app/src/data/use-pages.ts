import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { Locale } from '@parlor/api/constants';
import type { CallError } from '@parlor/api/errors';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useApi } from './api.ts';
import { useRequestLocale } from './theme-and-locale.ts';
import { callKey, usePreviousLocaleData } from './use-call.ts';

/** Calls that return a page of a list. */
type ListCall = Call & { request: { _zod: { input: { page?: unknown; limit?: unknown } } } };
type RowOf<C extends Call> = ResponseOf<C> extends { rows: (infer Row)[] } ? Row : never;

export interface Pages<Row> {
  rows: readonly Row[];
  /** The total number of rows; undefined before the first response. */
  total: number | undefined;
  loading: boolean;
  error: CallError | undefined;
  /** Loads the next page. */
  more: () => void;
  retry: () => void;
}

interface PagesOptions {
  /** The first page to load, if another response included the earlier ones. Default 1. */
  firstPage?: number;
  /** Revalidates on mount: for a list that the player changes. */
  fresh?: boolean;
}

/**
 * Loads a list page by page.
 * @param args null skips the call
 */
export function usePages<C extends ListCall>(
  call: C,
  args: Omit<RequestOf<C>, 'page'> | null,
  { firstPage = 1, fresh = false }: PagesOptions = {},
): Pages<RowOf<C>> {
  type Page = { rows: RowOf<C>[]; total: number };
  const { client } = useApi();
  const locale = useRequestLocale();
  const keysIn = (of: Locale) => (index: number) => {
    if (args === null) return null;
    return callKey(call, { ...args, page: firstPage + index } as RequestOf<C>, of);
  };
  const former = usePreviousLocaleData<Page[]>((of) => unstable_serialize(keysIn(of)));
  const { data, error, isValidating, mutate, setSize, size } = useSWRInfinite<Page, CallError>(
    keysIn(locale),
    async ([, pageArgs]: [string, RequestOf<C>]) => (await client.call(call, pageArgs)) as Page,
    {
      ...(former !== undefined && { fallbackData: former }),
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const name = unstable_serialize(keysIn(locale));
  const renew = useEffectEvent((shown: string) => {
    // The cached rows stay until the new response arrives.
    if (fresh && shown !== '' && data !== undefined) void mutate();
  });
  useEffect(() => renew(name), [name]);
  const pages = data ?? [];
  const failed = error !== undefined && error.kind !== 'aborted';
  return {
    rows: pages.flatMap((page) => page?.rows ?? []),
    total: pages[0]?.total,
    loading: isValidating && pages.length < size,
    error: failed ? error : undefined,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}
