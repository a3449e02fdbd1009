import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { CallError } from '@parlor/api/client';
import useSWRInfinite from 'swr/infinite';
import { useApp } from '../app-context.ts';
import { callKey } from './use-call.ts';

/** Calls that answer a page of a list. */
type ListCall = Call & { request: { _zod: { input: { page?: unknown; limit?: unknown } } } };
type RowOf<C extends Call> = ResponseOf<C> extends { rows: (infer Row)[] } ? Row : never;

export interface Pages<Row> {
  rows: readonly Row[];
  /** How many there are in all; undefined before the first answer. */
  total: number | undefined;
  loading: boolean;
  error: CallError | undefined;
  /** Loads the next page. */
  more: () => void;
  retry: () => void;
}

/**
 * Reads a list page by page, one after the other.
 * @param args null while nothing is to be read
 * @param firstPage where to begin, when earlier pages came with another answer
 */
export function usePages<C extends ListCall>(
  call: C,
  args: Omit<RequestOf<C>, 'page'> | null,
  firstPage = 1,
): Pages<RowOf<C>> {
  const { client } = useApp();
  const { data, error, isValidating, mutate, setSize, size } = useSWRInfinite<
    { rows: RowOf<C>[]; total: number },
    CallError
  >(
    (index) => {
      if (args === null) return null;
      return callKey(call, { ...args, page: firstPage + index } as RequestOf<C>);
    },
    async ([, pageArgs]: [string, RequestOf<C>]) =>
      (await client.call(call, pageArgs)) as { rows: RowOf<C>[]; total: number },
    { revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
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
