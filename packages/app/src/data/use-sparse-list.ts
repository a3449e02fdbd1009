import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import { CallError } from '@parlor/api/errors';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import { now } from '../platform/clock.ts';
import { online } from '../platform/signals.ts';
import { useApi } from './api.ts';
import {
  createSparseList,
  type ListPage,
  type SparseList,
  type SparseState,
} from './sparse-list.ts';
import { useRequestLocale } from './theme-and-locale.ts';
import { callKey } from './use-call.ts';

/** Calls that return a page of a list that is the same for every player. */
type ListCall = Call & { request: { _zod: { input: { page?: unknown; limit?: unknown } } } };
type RowOf<C extends Call> = ResponseOf<C> extends { rows: (infer Row)[] } ? Row : never;

/** How many lists are cached for a return to their page, and for how long. */
const MOST_KEPT = 8;
const KEPT_FOR_MS = 5 * 60_000;

interface Kept {
  list: SparseList<unknown>;
  bornAt: number;
}

/** The lists beside each cache of SWR: each story and test has its own. */
const keptBy = new WeakMap<Cache, Map<string, Kept>>();

function openList<Row>(cache: Cache, name: string, make: () => SparseList<Row>): SparseList<Row> {
  const kept = keptBy.get(cache) ?? new Map<string, Kept>();
  keptBy.set(cache, kept);
  const known = kept.get(name);
  kept.delete(name);
  const fresh = known !== undefined && now() - known.bornAt < KEPT_FOR_MS;
  const entry = fresh ? known : { list: make(), bornAt: now() };
  kept.set(name, entry);
  // The first is the one that was opened longest ago.
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  // One name always has one type of row.
  return entry.list as SparseList<Row>;
}

export interface SparsePages<Row> extends Omit<SparseState<Row>, 'failure'> {
  error: CallError | undefined;
  want: (index: number) => void;
  retry: () => void;
}

/**
 * Loads the visible pages of a long list. Loaded pages are cached for a while, so that a player who
 * returns finds the same height and the same rows. Failed pages are retried when the network is
 * back.
 */
export function useSparseList<C extends ListCall>(
  call: C,
  args: Omit<RequestOf<C>, 'page' | 'limit'>,
  pageSize: number,
): SparsePages<RowOf<C>> {
  const { client } = useApi();
  const { cache } = useSWRConfig();
  const request = { ...args, limit: pageSize } as RequestOf<C>;
  const name = unstable_serialize(callKey(call, request, useRequestLocale()));
  /** The first page, as the server may have sent it. */
  const firstName = unstable_serialize(
    callKey(call, { ...request, page: 1 } as RequestOf<C>, useRequestLocale()),
  );
  /** Without the locale. */
  const key = unstable_serialize([call.id, request]);
  const open = () => {
    const make = () =>
      createSparseList<RowOf<C>>({
        pageSize,
        first: cache.get(firstName)?.data as ListPage<RowOf<C>> | undefined,
        read: async (page) =>
          (await client.call(call, {
            ...args,
            page,
            limit: pageSize,
          } as RequestOf<C>)) as ListPage<RowOf<C>>,
        isAborted: (failure) => failure instanceof CallError && failure.kind === 'aborted',
      });
    return { name, list: openList(cache, name, make) };
  };
  const [opened, setOpened] = useState(open);
  const { list } = opened;
  if (opened.name !== name) setOpened(open());
  const current = useSyncExternalStore(list.subscribe, list.get, list.get);

  // In another locale the previous texts stay until the new ones arrive.
  const [last, setLast] = useState({ key, state: current });
  const isReady = current.total !== undefined || current.failure !== undefined;
  if (isReady && last.state !== current) setLast({ key, state: current });
  const state = !isReady && last.key === key ? last.state : current;

  useEffect(() => {
    list.want(0);
    return online.subscribe(() => {
      if (online.get()) list.retry();
    });
  }, [list]);

  const { failure, ...rows } = state;
  return {
    ...rows,
    error: failure instanceof CallError ? failure : undefined,
    want: list.want,
    retry: list.retry,
  };
}
