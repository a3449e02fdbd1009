import { join } from 'node:path';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { openBooks } from '../books/books.ts';
import type { Clock } from '../clock.ts';

const SECOND_MS = 1_000;

const MIGRATIONS = [
  `CREATE TABLE record (
     model TEXT NOT NULL,
     id TEXT NOT NULL,
     payload TEXT NOT NULL,
     uid TEXT,
     grant_id TEXT,
     expires_at INTEGER NOT NULL,
     PRIMARY KEY (model, id)
   ) STRICT;
   CREATE INDEX record_uid ON record (model, uid) WHERE uid IS NOT NULL;
   CREATE INDEX record_grant ON record (grant_id) WHERE grant_id IS NOT NULL;
   CREATE INDEX record_expires ON record (expires_at);
   CREATE TABLE secret (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;`,
];

const payloadRow = z.object({ payload: z.string() });
const secretRow = z.object({ value: z.string() });

/** Records of the identity provider and its own keys. */
export interface Records {
  /** Records of the library by kind: sessions, codes, tokens. */
  adapter(model: string): Adapter;
  /** A secret with that name, created once. */
  secret(name: string, make: () => Promise<string>): Promise<string>;
  close(): void;
}

/** Opens the provider's own books: a pending login survives a restart. */
export function openRecords(folder: string, clock: Clock): Records {
  const books = openBooks(join(folder, 'identity.sqlite'), MIGRATIONS);
  const read = (where: string, ...values: string[]): AdapterPayload | undefined => {
    const row = books.one(
      payloadRow,
      `SELECT payload FROM record WHERE ${where} AND expires_at > ?`,
      ...values,
      clock(),
    );
    return row === null ? undefined : JSON.parse(row.payload);
  };

  return {
    adapter: (model) => ({
      async upsert(id, payload, expiresIn) {
        books.run('DELETE FROM record WHERE expires_at <= ?', clock());
        books.run(
          `INSERT INTO record (model, id, payload, uid, grant_id, expires_at)
           VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, uid = excluded.uid,
             grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
          model,
          id,
          JSON.stringify(payload),
          payload.uid ?? null,
          payload.grantId ?? null,
          clock() + (expiresIn ?? 0) * SECOND_MS,
        );
      },
      find: async (id) => read('model = ? AND id = ?', model, id),
      findByUid: async (uid) => read('model = ? AND uid = ?', model, uid),
      // The device flow is disabled.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read('model = ? AND id = ?', model, id);
        if (payload === undefined) return;
        const consumed = { ...payload, consumed: Math.floor(clock() / SECOND_MS) };
        books.run(
          'UPDATE record SET payload = ? WHERE model = ? AND id = ?',
          JSON.stringify(consumed),
          model,
          id,
        );
      },
      async destroy(id) {
        books.run('DELETE FROM record WHERE model = ? AND id = ?', model, id);
      },
      async revokeByGrantId(grantId) {
        books.run('DELETE FROM record WHERE model = ? AND grant_id = ?', model, grantId);
      },
    }),
    async secret(name, make) {
      const find = () =>
        books.one(secretRow, 'SELECT value FROM secret WHERE name = ?', name)?.value;
      const known = find();
      if (known !== undefined) return known;
      const made = await make();
      books.run(
        'INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
        name,
        made,
      );
      return find() ?? made;
    },
    close: books.close,
  };
}
