import { join } from 'node:path';
import { z } from 'zod';
import { type Books, openBooks } from '../books/books.ts';
import { type Clock, isoInstant } from '../clock.ts';

/** A text message as shown on a phone. */
export interface ReceivedMessage {
  /** As written by the sender. */
  readonly phone: string;
  readonly text: string;
  /** The first run of exactly six digits, or null. */
  readonly code: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Message from the carrier. */
export interface OutgoingMessage {
  readonly messageId: string;
  readonly to: string;
  readonly text: string;
}

export interface Inbox {
  /** Delivers a message; idempotent by `messageId`. */
  receive(message: OutgoingMessage): void;
  /** Newest first, at most `limit`; of one number in any spelling, or of all numbers. */
  messages(phone: string | null, limit: number): ReceivedMessage[];
  close(): void;
}

const MIGRATIONS = [
  `CREATE TABLE message (
     position INTEGER PRIMARY KEY AUTOINCREMENT,
     message_id TEXT NOT NULL UNIQUE,
     phone TEXT NOT NULL,
     number TEXT NOT NULL,
     text TEXT NOT NULL,
     code TEXT,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX message_number ON message (number, position);`,
];

const row = z.object({
  phone: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  at: z.bigint(),
});

/** Fewer digits than this are not a phone number, and would match other numbers. */
const SHORTEST_NUMBER = 7;

/** The common suffix of all spellings of a number: digits without sign and leading zeros. */
function significantDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0+/, '');
}

/** Whether two spellings, with or without country code, are the same number. */
export function sameNumber(left: string, right: string): boolean {
  const [short, long] = [significantDigits(left), significantDigits(right)].sort(
    (a, b) => a.length - b.length,
  );
  if (short === undefined || long === undefined || short.length < SHORTEST_NUMBER) return false;
  return long.endsWith(short);
}

/** The code in a message: its first run of exactly six digits. */
export function codeIn(text: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null;
}

export function openInbox(folder: string, clock: Clock): Inbox {
  const books: Books = openBooks(join(folder, 'phone.sqlite'), MIGRATIONS);
  const numbers = z.object({ number: z.string() });

  return {
    receive({ messageId, to, text }) {
      books.run(
        `INSERT INTO message (message_id, phone, number, text, code, at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (message_id) DO NOTHING`,
        messageId,
        to,
        significantDigits(to),
        text,
        codeIn(text),
        clock(),
      );
    },
    messages(phone, limit) {
      const spellings =
        phone === null
          ? null
          : books
              .all(numbers, 'SELECT DISTINCT number FROM message')
              .map(({ number }) => number)
              .filter((number) => sameNumber(number, phone));
      return books
        .all(
          row,
          `SELECT phone, text, code, at FROM message
           WHERE ?1 IS NULL OR number IN (SELECT value FROM json_each(?1))
           ORDER BY position DESC LIMIT ?2`,
          spellings === null ? null : JSON.stringify(spellings),
          limit,
        )
        .map((message) => ({ ...message, at: isoInstant(message.at) }));
    },
    close: books.close,
  };
}
