import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { Locale } from '@parlor/api/constants';
import type { CallError } from '@parlor/api/errors';
import { useEffect, useEffectEvent } from 'react';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useApi } from './api.ts';
import { useRequestLocale } from './theme-and-locale.ts';
import { callKey, type LoadResult, usePreviousLocaleData } from './use-call.ts';

/** Calls that return a page of a list. */
type ListCall = Call & { request: { _zod: { input: { page?: unknown; limit?: unknown } } } };
type RowOf<C extends Call> = ResponseOf<C> extends { rows: (infer Row)[] } ? Row : never;

/** Its data is the rows of all loaded pages. */
export interface Pages<Row> extends LoadResult<readonly Row[]> {
  /** The total number of rows; undefined before the first response. */
  total: number | undefined;
  /** State of the end of the list. */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Loads the next page, or the one that failed. */
  more: () => void;
  /** Loads the shown pages again; rejects when that fails. */
  refresh: () => Promise<void>;
}

interface PagesOptions<Row> {
  /** The first page, if another response included it: loading starts at the second one. */
  first?: { rows: readonly Row[]; total: number };
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
  { first, fresh = false }: PagesOptions<RowOf<C>> = {},
): Pages<RowOf<C>> {
  type Page = { rows: RowOf<C>[]; total: number };
  const { client } = useApi();
  const { cache } = useSWRConfig();
  const locale = useRequestLocale();
  const keysIn = (of: Locale) => (index: number) => {
    if (args === null) return null;
    return callKey(
      call,
      { ...args, page: index + (first === undefined ? 1 : 2) } as RequestOf<C>,
      of,
    );
  };
  const former = usePreviousLocaleData<Page[]>((of) => unstable_serialize(keysIn(of)));
  // The first page that a rendered page includes; SWR reads lists under keys of their own.
  const served: Page | undefined = cache.get(serialize(keysIn(locale)(0)))?.data;
  const fallback = former ?? (served && [served]);
  const result = useSWRInfinite<Page, CallError>(
    keysIn(locale),
    async ([, pageArgs]: [string, RequestOf<C>]) => (await client.call(call, pageArgs)) as Page,
    {
      ...(fallback !== undefined && { fallbackData: fallback }),
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const { data, error, mutate, setSize, size } = result;
  const name = unstable_serialize(keysIn(locale));
  const renew = useEffectEvent((shown: string) => {
    // The cached rows stay until the new response arrives.
    if (fresh && shown !== '' && data !== undefined) void mutate();
  });
  useEffect(() => renew(name), [name]);
  const loaded = data?.flatMap((page) => page?.rows ?? []);
  const rows = first === undefined ? loaded : [...first.rows, ...(loaded ?? [])];
  const { total } = first ?? data?.[0] ?? {};
  const failure = error?.kind === 'aborted' ? undefined : error;
  // `isValidating` is read only when needed: SWR re-renders for every field that is read.
  const isLoading = (data?.length ?? 0) < size && result.isValidating;
  const isComplete = rows === undefined || total === undefined || rows.length >= total;
  return {
    data: rows,
    total,
    error: failure,
    get isValidating() {
      return result.isValidating;
    },
    mutate,
    state: failure ? 'failed' : isLoading ? 'loading' : isComplete ? 'end' : 'more',
    more: () => void (failure === undefined ? setSize(size + 1) : mutate()),
    refresh: async () => {
      await mutate();
      // SWR keeps the error of a revalidation in its cache.
      const failed: unknown = cache.get(name)?.error;
      if (failed !== undefined) throw failed;
    },
  };
}
