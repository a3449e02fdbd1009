import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openBooks } from './books.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlor-books-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FIRST = 'CREATE TABLE page (name TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT;';
const SECOND = 'ALTER TABLE page ADD COLUMN note TEXT;';
const page = z.object({ name: z.string(), amount: z.bigint() });
const pragma = z.record(z.string(), z.unknown());

describe('books', () => {
  it('are flushed to the disk before anything is acknowledged', () => {
    const books = openBooks(join(folder, 'durable.sqlite'), [FIRST]);
    expect(books.one(pragma, 'PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(books.one(pragma, 'PRAGMA synchronous')).toEqual({ synchronous: 2n });
    books.close();
  });

  it('store amounts exactly', () => {
    const books = openBooks(':memory:', [FIRST]);
    const large = 9_007_199_254_740_993n;
    books.run('INSERT INTO page VALUES (?, ?)', 'large', large);
    expect(books.all(page, 'SELECT name, amount FROM page')).toEqual([
      { name: 'large', amount: large },
    ]);
    books.close();
  });

  it('commit or roll back a whole transaction, including nested ones', () => {
    const books = openBooks(':memory:', [FIRST]);
    const insert = (name: string) => books.run('INSERT INTO page VALUES (?, 1)', name);
    expect(() =>
      books.transaction(() => {
        insert('a');
        books.transaction(() => insert('b'));
        insert('a');
      }),
    ).toThrow('UNIQUE');
    expect(books.one(page, 'SELECT * FROM page')).toBeNull();
    expect(books.transaction(() => insert('c'))).toBe(1);
    books.close();
  });

  it('are migrated once, and rejected by an older version', () => {
    const file = join(folder, 'versions.sqlite');
    openBooks(file, [FIRST]).close();
    const newer = openBooks(file, [FIRST, SECOND]);
    newer.run('INSERT INTO page VALUES (?, 1, ?)', 'a', 'note');
    newer.close();
    openBooks(file, [FIRST, SECOND]).close();
    expect(() => openBooks(file, [FIRST])).toThrow('newer version');
  });

  it('accept concurrent writes without a lost update', () => {
    const file = join(folder, 'two.sqlite');
    const [left, right] = [openBooks(file, [FIRST]), openBooks(file, [FIRST])];
    left.run('INSERT INTO page VALUES (?, 0)', 'shared');
    for (let turn = 0; turn < 20; turn += 1) {
      for (const books of [left, right]) {
        books.transaction(() => {
          const amount = books.one(page, 'SELECT * FROM page')?.amount ?? 0n;
          books.run('UPDATE page SET amount = ?', amount + 1n);
        });
      }
    }
    expect(left.one(page, 'SELECT * FROM page')?.amount).toBe(40n);
    left.close();
    right.close();
  });
});
