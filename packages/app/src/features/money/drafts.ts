import type { TextStore } from '../../platform/storage.ts';

/** Keeps what was asked for and not yet answered, key included, until there is a final answer (S3). */
export interface DraftStore<Draft> {
  /** What this player left unanswered; undefined when there is nothing, or nothing that makes sense. */
  read(): Draft | undefined;
  /** Undefined removes it. */
  write(draft: Draft | undefined): void;
}

/**
 * @param store the tab's own store: it outlives a reload, and another tab has its own draft
 * @param name what is asked for
 * @param owner the player; what another one left in this tab is not theirs to repeat
 * @param fields names of the draft's fields, all of which are texts
 */
export function createDraftStore<Draft extends Readonly<Record<keyof Draft, string>>>(
  store: TextStore,
  name: string,
  owner: string,
  fields: readonly (keyof Draft & string)[],
): DraftStore<Draft> {
  const key = `draft.${name}`;
  const isDraft = (value: unknown): value is Draft => {
    if (typeof value !== 'object' || value === null) return false;
    const entries = new Map<string, unknown>(Object.entries(value));
    return fields.every((field) => typeof entries.get(field) === 'string');
  };
  return {
    read() {
      const kept = parse(store.getItem(key));
      return kept?.owner === owner && isDraft(kept.draft) ? kept.draft : undefined;
    },
    write(draft) {
      if (draft === undefined) store.removeItem(key);
      else store.setItem(key, JSON.stringify({ owner, draft }));
    },
  };
}

function parse(text: string | null): { owner: unknown; draft: unknown } | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'owner' in value && 'draft' in value
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
