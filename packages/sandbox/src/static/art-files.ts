import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { Refused, read } from '../http/errors.ts';

/** The supported widths; the last one is the default (outside-world.md, "Art"). */
const WIDTHS = {
  covers: [120, 240, 480],
  banners: [720, 1440, 1920],
  makers: [64, 128],
  crafts: [240],
  heroes: [240],
} as const;

const params = z.object({
  kind: z.enum(['covers', 'banners', 'makers', 'crafts', 'heroes']),
  file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/),
});
const query = z.object({ w: z.coerce.number().int().optional() });

const A_YEAR = 'public, max-age=31536000, immutable';
/** Part of every cache key: increment it when the encoding below changes. */
const ENCODING = 'webp-75-3';

const missing = () => new Refused(404, 'NOT_FOUND', 'no such picture');

/** Serves covers, banners and logos in the requested sizes; each size is created once and cached. */
export function artFiles(app: FastifyInstance, assetsDir: string, cacheDir: string): void {
  const underWay = new Map<string, Promise<Buffer>>();

  const resize = async (source: string, width: number, cached: string): Promise<Buffer> => {
    const image = sharp(source);
    const { width: own } = await image.metadata();
    // Encoding a picture again that has the size would only make it larger and worse.
    const made =
      own <= width
        ? await readFile(source)
        : await image.resize({ width }).webp({ quality: 75 }).toBuffer();
    await mkdir(cacheDir, { recursive: true });
    const unfinished = `${cached}.${process.pid}.part`;
    await writeFile(unfinished, made);
    await rename(unfinished, cached);
    return made;
  };

  const picture = async (source: string, width: number, key: string): Promise<Buffer> => {
    const cached = join(cacheDir, `${key}.webp`);
    const kept = await readFile(cached).catch(() => null);
    if (kept !== null) return kept;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const making = resize(source, width, cached).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  app.get('/art/:kind/:file', async (request, reply) => {
    const asked = params.safeParse(request.params);
    if (!asked.success) throw missing();
    const { kind, file } = asked.data;
    const widths: readonly number[] = WIDTHS[kind];
    const width = read(query, request.query).w ?? widths.at(-1) ?? 0;
    if (!widths.includes(width)) throw missing();

    const source = join(assetsDir, kind, file);
    const facts = await stat(source).catch(() => null);
    if (facts === null || !facts.isFile()) throw missing();
    const key = createHash('sha256')
      .update([kind, file, width, facts.size, facts.mtimeMs, ENCODING].join('\n'))
      .digest('hex')
      .slice(0, 32);
    const etag = `"${key}"`;
    reply
      .header('etag', etag)
      .header('cache-control', A_YEAR)
      .header('cross-origin-resource-policy', 'cross-origin');
    const held = request.headers['if-none-match'];
    if (held?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return reply.code(304).send();
    }
    return reply.type('image/webp').send(await picture(source, width, key));
  });
}
