import { existsSync, readdirSync } from 'node:fs';
import { contact, uploads } from '@parlor/api/calls';
import { HOUR_MS } from '@parlor/api/constants';
import type { Feedback, UploadedImage } from '@parlor/api/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../core/database/transaction.ts';
import { redactUrl } from '../../core/http/redaction.ts';
import { filesInFolder } from '../../core/integrations/files.ts';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { answerFeedback, listFeedback } from '../feedback/store.ts';
import { claimAvatar, claimImages, getFileName, insertImage } from './store.ts';

type Format = 'jpeg' | 'png' | 'webp';

const picture = (format: Format, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Artist: 'Maria Reyes' } })
    .toFormat(format)
    .toBuffer();

describeOnDatabases('uploads', (database) => {
  let site: TestSite;
  let maria: TestPlayer;
  let jun: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      env: { LIMIT_UPLOAD: '10000/60', LIMIT_FEEDBACK: '10000/60' },
    });
    maria = await site.signUp();
    jun = await site.signUp();
  });
  afterAll(() => site.close());

  async function upload(
    bytes: Uint8Array,
    {
      purpose = 'feedback',
      player = maria,
      on = site,
      type = 'image/png',
      name = 'picture.png',
    }: {
      purpose?: string;
      player?: { token: string };
      on?: TestSite;
      type?: string;
      name?: string;
    } = {},
  ) {
    const form = new FormData();
    form.set('purpose', purpose);
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const body = new Response(form);
    const response = await on.app.inject({
      method: 'POST',
      url: `/user-api${uploads.uploadImage.path}`,
      headers: {
        'content-type': body.headers.get('content-type') ?? '',
        authorization: `Bearer ${player.token}`,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return response.json();
  }
  const uploaded = async (options: Parameters<typeof upload>[1] = {}) =>
    getData<UploadedImage>(await upload(await picture('png'), options));
  const get = (url: string) => site.app.inject({ url });
  const write = (imageIds: string[], player = maria) =>
    site.call(
      contact.submitFeedback,
      { content: 'The receipt does not load at all.', contact: '0917 555 0142', imageIds },
      player,
    );
  const files = () => {
    const folder = site.core.config.filesDir;
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it.each<Format>(['jpeg', 'png', 'webp'])(
    'S28: re-encodes a %s as WebP, without metadata',
    async (format) => {
      const player = await site.signUp();
      const image = getData<UploadedImage>(await upload(await picture(format), { player }));
      expect(image).toMatchObject({ width: 640, height: 480 });
      const shown = await get(image.url);
      expect(shown.statusCode).toBe(200);
      const { format: written, exif } = await sharp(shown.rawPayload).metadata();
      expect({ written, exif }).toEqual({ written: 'webp', exif: undefined });
    },
  );

  it('S28: serves files with headers that prevent rendering as a page', async () => {
    const { headers } = await get((await uploaded()).url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\da-f-]{36}\.webp"$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('S28: rejects %s by its first bytes, regardless of the declared type', async (_, bytes) => {
    expect(refusalIn(await upload(bytes))).toMatchObject({
      code: 422,
      reason: 'upload.wrongType',
    });
  });

  it('S28: rejects a truncated image, and one with HTML after its end', async () => {
    const whole = await picture('png', 1_500, 1_500);
    const broken = whole.subarray(0, whole.length / 2);
    expect(refusalIn(await upload(broken))).toMatchObject({ reason: 'upload.unreadable' });
    const player = await site.signUp();
    const tail = Buffer.from('<script>alert(1)</script>');
    const image = getData<UploadedImage>(
      await upload(Buffer.concat([await picture('png'), tail]), { player }),
    );
    expect((await get(image.url)).rawPayload.includes('script')).toBe(false);
  });

  it('S28: rejects a small file with too many pixels, and shrinks a large image', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(refusalIn(await upload(bomb))).toMatchObject({ reason: 'upload.unreadable' });
    const player = await site.signUp();
    const large = getData<UploadedImage>(
      await upload(await picture('jpeg', 4_000, 1_000), { player }),
    );
    expect(large).toMatchObject({ width: 2_000, height: 500 });
  });

  it('S30: rejects a progressive image that would exceed the memory limit', async () => {
    const large = sharp({
      create: { width: 5_000, height: 4_000, channels: 3, background: '#3a7' },
    });
    const [progressive, baseline] = [
      await large.clone().jpeg({ progressive: true }).toBuffer(),
      await large.clone().jpeg().toBuffer(),
    ];
    const player = await site.signUp();
    expect(refusalIn(await upload(progressive, { player }))).toMatchObject({
      code: 422,
      reason: 'upload.unreadable',
    });
    expect(getData<UploadedImage>(await upload(baseline, { player }))).toMatchObject({
      width: 2_000,
    });
  });

  it('S28: rejects more than 5 MB, with the limit', async () => {
    const heavy = Buffer.concat([await picture('jpeg'), Buffer.alloc(5_000_000)]);
    expect(refusalIn(await upload(heavy))).toMatchObject({
      code: 422,
      reason: 'upload.tooLarge',
      params: { limit: '5' },
    });
  });

  it('S28: generates file names, and ignores the sender’s', async () => {
    const before = new Set(files());
    const player = await site.signUp();
    const { imageId } = await uploaded({ player, name: '../../../etc/passwd.png' });
    expect(files().filter((name) => !before.has(name))).toEqual([`${imageId}.webp`]);
  });

  it('S28: requires a token and a multipart body', async () => {
    const bytes = await picture('png');
    expect(refusalIn(await upload(bytes, { player: { token: 'x'.repeat(32) } })).code).toBe(401);
    expect(refusalIn(await upload(bytes, { purpose: 'poster' }))).toMatchObject({ code: 422 });
    const json = await site.call(uploads.uploadImage, { purpose: 'avatar' } as never, {
      token: maria.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(refusalIn(json).code).toBe(422);
  });

  it('S20, S27: serves an image of feedback only under its signed address, for up to two hours', async () => {
    const { url, imageId } = await uploaded({ player: await site.signUp() });
    const bare = `/user-api/file/${imageId}`;
    const { searchParams } = new URL(url, 'http://x');
    const until = Number(searchParams.get('until'));
    const signature = searchParams.get('signature');
    for (const address of [
      bare,
      `${bare}?until=${until + HOUR_MS}&signature=${signature}`,
      `${bare}?until=${until}&signature=${'A'.repeat(43)}`,
      `${bare}?until=x&signature=`,
      `/user-api/file/${crypto.randomUUID()}`,
      '/user-api/file/..%2f..%2fpackage.json',
    ]) {
      const { statusCode, body } = await get(address);
      expect({ address, statusCode, body }).toEqual({
        address,
        statusCode: 404,
        body: 'Not found\n',
      });
    }
    expect((await get(url)).statusCode).toBe(200);
    // S27: a secret that opens it is never logged.
    expect(redactUrl(url)).not.toContain(signature);
    site.core.clock.advance(2 * HOUR_MS);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('belongs to one feedback and to its player (S20)', async () => {
    const player = await site.signUp();
    const images = [await uploaded({ player }), await uploaded({ player })];
    const ids = images.map(({ imageId }) => imageId);
    expect(refusalIn(await write(ids, jun))).toMatchObject({
      code: 422,
      reason: 'upload.missing',
    });
    const receipt = await uploaded({ player, purpose: 'receipt' });
    expect(refusalIn(await write([receipt.imageId], player)).reason).toBe('upload.missing');
    const feedback = getData<Feedback>(await write(ids, player));
    expect(feedback.images.map(({ imageId }) => imageId).sort()).toEqual(ids.toSorted());
    expect(refusalIn(await write(ids, player)).reason).toBe('upload.missing');
    const nothing = await database()
      .db.selectFrom('feedback')
      .select('id')
      .where('player_id', '=', jun.playerId)
      .execute();
    expect(nothing).toEqual([]);
  });

  it('S28: allows three images for feedback and receipts, one for an avatar', async () => {
    const player = await site.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await uploaded({ player })).imageId);
    expect(refusalIn(await write(ids, player))).toMatchObject({
      reason: 'upload.tooMany',
      params: { limit: '3' },
    });
    expect(refusalIn(await write(ids.slice(0, 3), player)).code).toBe(200);
    const receipts = {
      playerId: player.playerId,
      imageIds: ids,
      purpose: 'receipt',
      subject: 'deposit:1',
    } as const;
    await expect(
      withTransaction(database().db, (trx) => claimImages(trx, receipts)),
    ).rejects.toMatchObject({ reason: 'upload.tooMany' });
  });

  it('S28: limits unattached images under concurrency, and evicts the oldest', async () => {
    const player = await site.signUp();
    const bytes = await picture('png', 20, 20);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload(bytes, { player, purpose: 'avatar' })),
    );
    expect(answers.map((answer) => refusalIn(answer).code)).toEqual(Array(8).fill(200));
    const waiting = () =>
      database()
        .db.selectFrom('uploaded_image')
        .select('id')
        .where('player_id', '=', player.playerId)
        .where('subject', 'is', null)
        .execute();
    expect(await waiting()).toHaveLength(3);
    site.core.clock.advance(1_000);
    const last = await uploaded({ player, purpose: 'avatar' });
    expect(await waiting()).toContainEqual({ id: last.imageId });
    const gone = answers
      .map((answer) => getData<UploadedImage>(answer))
      .filter(({ imageId }) => imageId !== last.imageId);
    site.core.clock.advance(HOUR_MS);
    await site.core.jobs.runNow('uploads.sweep');
    const kept = (await waiting()).map(({ id }) => `${id}.webp`);
    expect(kept.every((name) => files().includes(name))).toBe(true);
    expect(gone.filter(({ imageId }) => files().includes(`${imageId}.webp`))).toHaveLength(2);
  });

  it('S28: an image evicted while its file is written leaves no file', async () => {
    const player = await site.signUp();
    const { playerId } = player;
    const bytes = await picture('webp', 20, 20);
    const image = { bytes, width: 20, height: 20 };
    const { id } = await insertImage(site.core, { playerId, purpose: 'avatar', image });
    site.core.clock.advance(1_000);
    for (let n = 0; n < 3; n += 1) await uploaded({ player, purpose: 'avatar' });
    await site.core.jobs.runNow('uploads.sweep');
    await filesInFolder(site.core.config.filesDir).put(getFileName(id), bytes);
    expect((await get(`/user-api/file/${id}`)).statusCode).toBe(404);
    site.core.clock.advance(HOUR_MS);
    await site.core.jobs.runNow('uploads.sweep');
    expect(files()).not.toContain(getFileName(id));
  });

  it('S28: an attached image is never evicted, even concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await site.signUp();
      const bytes = await picture('png', 20, 20);
      const oldest = getData<UploadedImage>(await upload(bytes, { player }));
      site.core.clock.advance(1_000);
      for (let n = 0; n < 8; n += 1) getData(await upload(bytes, { player }));
      const [written] = await Promise.all([
        write([oldest.imageId], player),
        upload(bytes, { player }),
      ]);
      const shown = written.code === 200 && (await get(oldest.url)).statusCode === 200;
      expect(shown || refusalIn(written).reason === 'upload.missing').toBe(true);
    }
  });

  it('an avatar can be changed any number of times', async () => {
    const player = await site.signUp();
    for (let n = 0; n < 6; n += 1) {
      const { url } = await uploaded({ player, purpose: 'avatar' });
      const claim = withTransaction(database().db, (trx) =>
        claimAvatar(trx, site.core.clock, player.playerId, url),
      );
      expect(await claim).toBe(true);
    }
  });

  it('an avatar is public, square and uploaded by its player', async () => {
    const player = await site.signUp();
    const first = await uploaded({ player, purpose: 'avatar' });
    expect(first).toMatchObject({ width: 512, height: 512 });
    expect(first.url).toBe(`/user-api/file/${first.imageId}`);
    expect((await get(first.url)).headers['cache-control']).toContain('public');
    const claim = (url: string, { playerId } = player) =>
      withTransaction(database().db, (trx) => claimAvatar(trx, site.core.clock, playerId, url));
    expect(await claim(first.url, jun)).toBe(false);
    expect(await claim('https://example.com/a.png')).toBe(false);
    expect(await claim((await uploaded({ player })).url)).toBe(false);
    expect(await claim(first.url)).toBe(true);
    const second = await uploaded({ player, purpose: 'avatar' });
    expect(await claim(second.url)).toBe(true);
    site.core.clock.advance(25 * HOUR_MS);
    await site.core.jobs.runNow('uploads.sweep');
    expect((await get(first.url)).statusCode).toBe(404);
    expect((await get(second.url)).statusCode).toBe(200);
  });

  it('deletes unattached images after a day, row and file', async () => {
    const player = await site.signUp();
    const orphan = await uploaded({ player });
    const kept = await uploaded({ player });
    await write([kept.imageId], player);
    site.core.clock.advance(23 * HOUR_MS);
    await site.core.jobs.runNow('uploads.sweep');
    expect(files()).toContain(`${orphan.imageId}.webp`);
    site.core.clock.advance(2 * HOUR_MS);
    await site.core.jobs.runNow('uploads.sweep');
    expect(files()).not.toContain(`${orphan.imageId}.webp`);
    expect(files()).toContain(`${kept.imageId}.webp`);
    expect(refusalIn(await write([orphan.imageId], player)).reason).toBe('upload.missing');
  });

  it('deletes all expired images in one run', async () => {
    const { playerId } = await site.signUp();
    const rows = Array.from({ length: 250 }, () => ({
      id: crypto.randomUUID(),
      player_id: playerId,
      purpose: 'avatar' as const,
      view_key: '',
      width: 1,
      height: 1,
      bytes: 1,
      created_at: new Date(0),
      subject: null,
    }));
    const { db } = database();
    await db.insertInto('uploaded_image').values(rows).execute();
    await site.core.jobs.runNow('uploads.sweep');
    const left = db.selectFrom('uploaded_image').select('id').where('player_id', '=', playerId);
    expect(await left.execute()).toEqual([]);
  });

  it('S29: limits uploads and feedback per player, and returns the wait time', async () => {
    const limited = await openTestSite(database().db, {
      env: { LIMIT_UPLOAD: '1/60', LIMIT_FEEDBACK: '1/60' },
    });
    const player = await limited.signUp();
    const bytes = await picture('png', 20, 20);
    expect(refusalIn(await upload(bytes, { player, on: limited })).code).toBe(200);
    expect(refusalIn(await upload(bytes, { player, on: limited }))).toMatchObject({
      code: 429,
      seconds: 60,
    });
    const text = { content: 'Is anybody there, please?', contact: 'me' };
    expect(refusalIn(await limited.call(contact.submitFeedback, text, player)).code).toBe(200);
    expect(refusalIn(await limited.call(contact.submitFeedback, text, player))).toMatchObject({
      code: 429,
    });
    await limited.close();
  });

  it('answers feedback and notifies its player', async () => {
    const player = await site.signUp();
    const { imageId } = await uploaded({ player });
    const { feedbackId } = getData<Feedback>(await write([imageId], player));
    const [open] = (await listFeedback(site.core, { state: 'open' })).filter(
      (each) => each.feedbackId === feedbackId,
    );
    expect(open).toMatchObject({ playerId: player.playerId, images: [{ imageId }] });
    await answerFeedback(site.core, feedbackId, ' Try again now. ', 'operator:test');
    const own = getData<{ rows: Feedback[]; total: number }>(
      await site.call(contact.feedbackList, { page: 1, limit: 10 }, player),
    );
    expect(own).toMatchObject({
      total: 1,
      rows: [{ state: 'answered', answers: [{ content: 'Try again now.' }] }],
    });
    const others = await site.call(
      contact.feedbackList,
      { page: 1, limit: 10 },
      await site.signUp(),
    );
    expect(getData(others)).toEqual({ rows: [], total: 0 });
    const stored = await database()
      .db.selectFrom('message')
      .select('link')
      .where('player_id', '=', player.playerId)
      .execute();
    expect(stored).toEqual([{ link: '/pages/account/contactUs' }]);
    await expect(
      answerFeedback(site.core, crypto.randomUUID(), 'Hello', 'operator:test'),
    ).rejects.toMatchObject({ code: 404 });
  });

  it('S21: feedback requires ten characters and a contact', async () => {
    const send = (content: string, reach: string) =>
      site.call(contact.submitFeedback, { content, contact: reach }, maria);
    expect(refusalIn(await send('too short', 'me'))).toMatchObject({
      code: 422,
      field: 'content',
    });
    expect(refusalIn(await send('  123456789  ', 'me')).field).toBe('content');
    expect(refusalIn(await send('long enough to read', '  ')).field).toBe('contact');
  });

  it('returns customer service contacts that a browser can open (S24)', async () => {
    const { rows } = getData<{ rows: { link: string; name: string }[] }>(
      await site.call(contact.getServiceContactInformation, {}),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { link, name } of rows) {
      expect(link).toMatch(/^(https?|tel|mailto):/);
      expect(name).not.toBe('');
    }
  });
});
