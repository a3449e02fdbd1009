import { now } from '../../platform/clock.ts';
import type { TextStore } from '../../platform/storage.ts';

export type CodePurpose = 'signUp' | 'codeLogin' | 'reset' | 'proof' | 'bindPhone';

const getStorageName = (purpose: CodePurpose) => `codeDeadlines.${purpose}`;

/** When the next code may be sent, per phone; stored in this tab so that countdowns survive a reload. */
export function readDeadlines(store: TextStore, purpose: CodePurpose): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(store.getItem(getStorageName(purpose)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const ahead = Object.entries(stored).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > now(),
    );
    return Object.fromEntries(ahead);
  } catch {
    return {};
  }
}

export function keepDeadline(
  store: TextStore,
  purpose: CodePurpose,
  phone: string,
  until: number,
): void {
  const deadlines = { ...readDeadlines(store, purpose), [phone]: until };
  store.setItem(getStorageName(purpose), JSON.stringify(deadlines));
}
