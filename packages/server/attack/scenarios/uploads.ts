import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Player } from '../../torture/player.ts';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';

const OK = 200;
const SMALL_ONES = 300;
/** Uploads allowed per player and hour. */
const LIMIT = 30;
const BOMBS = 12;
const PASSWORD = 'Secret.1';
const SLOW_MS = 4_000;
/** Just below the pixel limit, and rotated, so that all of it must be in memory. */
const BOMB_SIDE = 7_000;

export const uploads: Scenario = {
  name: 'uploads',
  tries: `polyglots, wrong types, broken files and decompression bombs are uploaded as pictures, ${BOMBS} large ones at once, and ${SMALL_ONES} small ones`,
  before:
    'twelve progressive pictures of 49 million pixels at once took 36 s, on all threads that also check passwords',
  statements: ['S28', 'S29', 'S30'],
  async run({ servers: [origin], player, bystander, memory }) {
    const { seen, note } = observing();
    const attacker = await player();
    const small = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#3a7' },
    })
      .png()
      .toBuffer();

    for (const [what, bytes] of Object.entries(refused(small))) {
      const { code, reason } = await upload(origin, attacker, bytes);
      note(`${what} is refused`, code === 422, `${code} ${reason}`);
    }
    const hidden = Buffer.concat([small, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const kept = await upload(origin, attacker, hidden, 'avatar');
    const shown = await fetch(`${origin}${kept.data.url}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    note(
      'a picture with a page appended is stored without the page',
      kept.code === OK && shown.ok && !bytes.includes('<script>'),
      `${kept.code}, ${bytes.length} bytes of ${shown.headers.get('content-type')}`,
    );
    note(
      'it is served as a file and never as a page',
      /^attachment/.test(shown.headers.get('content-disposition') ?? '') &&
        shown.headers.get('x-content-type-options') === 'nosniff',
    );

    const names = ['../../etc/passwd', '%2e%2e%2f', 'x'.repeat(5_000), 'a\u0000.png'];
    for (const name of names) {
      const { code } = await upload(origin, attacker, small, 'avatar', name);
      note(`a file named ${JSON.stringify(name.slice(0, 20))}`, code === OK || code === 422, code);
    }

    const [crowd, bomber] = [await player(), await player()];
    const served = await bystander();
    const many = await Promise.all(
      Array.from({ length: SMALL_ONES }, () => upload(origin, crowd, small)),
    );
    const taken = many.filter(({ code }) => code === OK).length;
    note(`small pictures taken, of ${SMALL_ONES} at once`, taken <= LIMIT, taken);
    const faults = many.filter(({ code, status }) => code === 500 || status === 0).length;
    note('failures among them', faults === 0, faults);
    const afterMany = await served.stop();
    note('other clients meanwhile', afterMany.isWell, afterMany.line);

    const progressive = await upload(origin, attacker, await turned(BOMB_SIDE, true));
    note(
      'a progressive picture that takes 600 MB to read is refused',
      progressive.code === 422,
      `${progressive.code} ${progressive.reason}`,
    );
    const bomb = await turned(BOMB_SIDE);
    const beside = await bystander();
    const before = memory();
    const bombs = Promise.all(
      Array.from({ length: BOMBS }, () => upload(origin, bomber, bomb, 'avatar')),
    );
    const proof = await ask(origin, '/proof/verify', {
      token: attacker.token,
      body: { password: PASSWORD },
    });
    const exploded = await bombs;
    const { isWell, line } = await beside.stop();
    note(
      `others, while ${BOMBS} pictures of ${(BOMB_SIDE ** 2 / 1e6).toFixed(0)} million pixels (${Math.round(bomb.length / 1_000)} kB each) are read`,
      isWell,
      line,
    );
    note(
      'a password checked meanwhile',
      proof.code === OK && proof.ms < SLOW_MS,
      `${proof.code} after ${proof.ms} ms`,
    );
    const grown = memory() - before;
    note('memory used', grown < 600, `${grown} MB`);
    const worst = Math.max(...exploded.map(({ ms }) => ms));
    note('the slowest of them', worst < 40_000, `${worst} ms`);
    return seen;
  },
};

function refused(small: Buffer): Readonly<Record<string, Buffer>> {
  return {
    'an SVG': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a GIF': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
    'a program': Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(200)]),
    'an empty file': Buffer.alloc(0),
    'half a picture': small.subarray(0, small.length / 2),
    'the first bytes of a JPEG before a page': Buffer.from([
      0xff, 0xd8, 0xff, 0x3c, 0x68, 0x31, 0x3e,
    ]),
    'the first bytes of a WebP before nothing': Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP'),
    'a picture of 30,000 × 30,000 pixels in a few kilobytes': claimed(30_000),
    'six megabytes': Buffer.concat([small, Buffer.alloc(6_000_000)]),
  };
}

/** A PNG whose header claims this size; its content is short. */
function claimed(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function turned(side: number, progressive = false): Promise<Buffer> {
  return await sharp({ create: { width: side, height: side, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg({ quality: 40, progressive })
    .toBuffer();
}

async function upload(
  origin: string,
  { token }: Player,
  bytes: Buffer,
  purpose = 'feedback',
  name = 'picture.png',
) {
  const boundary = 'attack-boundary';
  const part = (head: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}`);
  const body = Buffer.concat([
    part(`name="purpose"\r\n\r\n${purpose}\r\n`),
    part(`name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return await ask(origin, '/upload/image', {
    token,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}
