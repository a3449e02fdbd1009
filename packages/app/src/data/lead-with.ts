import { listener } from '@parlor/flows/kit';
import type { LeaseName } from '../platform/lease.ts';
import type { AppStorage } from '../platform/storage.ts';
import { whileLeading } from '../platform/tabs.ts';

type LeadEvent = { readonly type: 'lead.gained' } | { readonly type: 'lead.lost' };

/** Sends a machine whether this tab is the leader. */
export const leadWith = (name: LeaseName, storage: AppStorage) =>
  listener<LeadEvent>((send) => {
    const closing = new AbortController();
    void whileLeading(name, storage, closing.signal, (lead) => {
      send({ type: 'lead.gained' });
      return new Promise((resolve) => {
        const end = () => {
          if (!closing.signal.aborted) send({ type: 'lead.lost' });
          resolve();
        };
        lead.addEventListener('abort', end, { once: true });
      });
    }).catch(() => {
      // Without leader election this tab leads; what the tabs share keeps two of them from doing the same.
      send({ type: 'lead.gained' });
    });
    return () => closing.abort();
  });
