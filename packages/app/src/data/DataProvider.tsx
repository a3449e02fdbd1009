import { CallError } from '@parlor/api/errors';
import type { ReactNode } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr';
import { after } from '../platform/clock.ts';

const RETRIES = 3;

/**
 * Whether a retry may succeed: network errors and 5xx are transient, refusals are not. A call that a
 * newer one of another component aborted is needed while its own component is on the page.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  if (error.kind === 'http') return error.code !== undefined && error.code >= 500;
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted';
}

const configuration: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 5000,
  keepPreviousData: false,
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    if (!isTransient(error) || retryCount > RETRIES) return;
    after(1000 * 2 ** retryCount, () => void revalidate({ retryCount }));
  },
};

interface Props {
  /** Stores responses; each app has its own. */
  cache: Cache;
  children: ReactNode;
}

export function DataProvider({ cache, children }: Props) {
  const value = { ...configuration, provider: () => cache };
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
