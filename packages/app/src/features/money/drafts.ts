import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { TextStore } from '../../platform/storage.ts';

/** Stores a draft until there is a final response: that of a request includes its idempotency key (S3). */
export interface DraftStore<Draft> {
  /**
   * The player's stored draft; undefined without one, or if it does not match its schema. A draft of
   * another version is dropped with its key: the server still returns the pending withdrawal and the
   * unpaid deposit, and recognizes a receipt that is submitted twice.
   */
  read(): Draft | undefined;
  /** Undefined removes the draft. */
  write(draft: Draft | undefined): void;
}

/**
 * @param store the tab's store: it survives a reload, and each tab has its own draft
 * @param name what the draft requests
 * @param owner the player; a draft of another player in this tab is ignored
 * @param schema of the draft, built from the call's request
 */
export function createDraftStore<Schema extends $ZodType>(
  store: TextStore,
  name: string,
  owner: string,
  schema: Schema,
): DraftStore<output<Schema>> {
  const key = `draft.${name}`;
  return {
    read() {
      const stored = parseJson(store.getItem(key));
      if (typeof stored !== 'object' || stored === null) return undefined;
      if (!('owner' in stored && 'draft' in stored) || stored.owner !== owner) return undefined;
      return safeParse(schema, stored.draft).data;
    },
    write(draft) {
      if (draft === undefined) store.removeItem(key);
      else store.setItem(key, JSON.stringify({ owner, draft }));
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
