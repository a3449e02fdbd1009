import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's choice for argon2id with the default memory of 19 MiB. */
const current = { passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/**
 * Hashes a password with argon2id (S16); returns a PHC string, which contains its own parameters.
 *
 * @param memory of the hash, in KiB (`passwordMemory` of the settings)
 */
export async function hashPassword(password: string, memory: number): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, memory, ...current });
  const { passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Checks a password against a PHC string. With `null`, for an account that does not exist or has no
 * password, it does the same work as for a new hash and returns false, so that timing reveals nothing
 * (S14).
 *
 * @param memory of a new hash, in KiB
 */
export async function verifyPassword(
  password: string,
  phc: string | null,
  memory: number,
): Promise<boolean> {
  const expected = phc === null ? undefined : parse(phc);
  const { nonce, tag, ...cost } = expected ?? {
    nonce: Buffer.alloc(16),
    tag: Buffer.alloc(tagLength),
    memory,
    ...current,
  };
  const actual = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: tag.length,
    ...cost,
  });
  return timingSafeEqual(actual, tag) && expected !== undefined;
}

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not argon2id in PHC form');
  const [, memory, passes, parallelism, nonce, tag] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(String(nonce), 'base64'),
    tag: Buffer.from(String(tag), 'base64'),
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
