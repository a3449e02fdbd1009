import type { SocialProgress } from '@parlor/flows/social-login';
import type { TextStore } from '../../../platform/storage.ts';

const STORED_AS = 'socialLogin';

/** The progress of this tab's social login; undefined without one. */
export function readProgress(store: TextStore): SocialProgress | undefined {
  try {
    const stored = JSON.parse(store.getItem(STORED_AS) ?? 'null') as SocialProgress | null;
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress(store: TextStore, progress: SocialProgress | undefined): void {
  if (progress === undefined) store.removeItem(STORED_AS);
  else store.setItem(STORED_AS, JSON.stringify(progress));
}

/** The token that may only bind a phone, fill the profile and log out (product decision 21). */
export function getToken(progress: SocialProgress | undefined): string | null {
  return progress === undefined || progress.step === 'away' ? null : progress.token;
}
