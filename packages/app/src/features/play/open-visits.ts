import type { OpenVisit } from '@parlor/flows/game-session';
import * as z from 'zod/mini';
import { getHref } from '../../navigation/paths.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { createDraftStore } from '../money/drafts.ts';

/** A stored visit; missing values are stored as empty texts. */
const visitSchema = z.object({
  gameId: z.string(),
  sessionId: z.string(),
  recordId: z.string(),
  launchKey: z.string(),
  topUpKey: z.string(),
});

export interface OpenVisits {
  read(): OpenVisit | undefined;
  /** Undefined removes the draft. */
  write(visit: OpenVisit | undefined): void;
}

/**
 * The open game of this tab, for its reload. `gameId` and `gamePath` name the game for the whole
 * browser; only the tab's own store records that this tab played it, so that another tab on the
 * same address never takes the session over.
 */
export function openVisits(
  { storage, tabStore }: Pick<Platform, 'storage' | 'tabStore'>,
  owner: string,
  gameId: string,
): OpenVisits {
  const drafts = createDraftStore(tabStore, 'play', owner, visitSchema);
  let written: string | undefined;
  return {
    read() {
      const stored = drafts.read();
      if (stored?.gameId !== gameId) return undefined;
      const recordId = stored.recordId || undefined;
      const launchKey = stored.launchKey || undefined;
      if (storage.read('gameId') !== gameId) {
        // The session has ended, but an unanswered launch is only ever repeated with its key (S3).
        return launchKey === undefined
          ? undefined
          : { sessionId: undefined, recordId, launchKey, topUpKey: undefined };
      }
      return {
        sessionId: stored.sessionId || undefined,
        recordId,
        launchKey,
        topUpKey: stored.topUpKey || undefined,
      };
    },
    write(visit) {
      const text = JSON.stringify(visit ?? null);
      if (text === written) return;
      written = text;
      if (visit === undefined) {
        drafts.write(undefined);
        // Another tab may have opened another game meanwhile.
        if (storage.read('gameId') !== gameId) return;
        storage.write('gameId', null);
        storage.write('gamePath', null);
        return;
      }
      const { sessionId = '', recordId = '', launchKey = '', topUpKey = '' } = visit;
      drafts.write({ gameId, sessionId, recordId, launchKey, topUpKey });
      // Until the launch is answered, another tab's game may be the open one.
      if (sessionId === '') return;
      storage.write('gameId', gameId);
      storage.write('gamePath', getHref('playingGame', { id: gameId }));
    },
  };
}
