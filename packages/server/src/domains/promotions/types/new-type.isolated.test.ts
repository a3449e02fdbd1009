import { readFileSync } from 'node:fs';
import { promotions } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import type { GamePromotionDetail, PromotionRecord } from '@parlor/api/entities/promotion';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  type TestSite,
} from '../../../testing/index.ts';

/*
 * The type that docs/promotions.md shows, added as it says: the plug-in, and its line in the list.
 * Everything else of a promotion works with it unchanged.
 */
vi.mock('./index.ts', async () => {
  const { mkdtempSync, readFileSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const folder = mkdtempSync(join(tmpdir(), 'parlor-type-'));
  /** Writes a module that imports what it would import in this folder. */
  const write = (name: string, source: string): string => {
    const file = join(folder, name);
    writeFileSync(
      file,
      source
        .replace(/from '(\.[^']*)'/g, (_, path) => `from '${new URL(path, import.meta.url).href}'`)
        .replace("from 'zod'", `from '${import.meta.resolve('zod')}'`),
    );
    return file;
  };
  const guide = new URL('../../../../../../docs/promotions.md', import.meta.url);
  const [, plugIn = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? [];
  const list = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  const added = write('marathon.ts', plugIn);
  const index = write('index.ts', list.replace(/const types.*= \[/, '$&marathon, '));
  writeFileSync(index, `import { marathon } from '${added}';\n${readFileSync(index, 'utf8')}`);
  return await import(index);
});

const guide = readFileSync(
  new URL('../../../../../../docs/promotions.md', import.meta.url),
  'utf8',
);

it('touches at most six files, which the guide lists', () => {
  const section = guide.slice(guide.indexOf('## Add a type'));
  const files = section.match(/^\d+\. `[^`]+`/gm) ?? [];
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(6);
});

describeOnDatabases('a type that is added as the guide shows', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    const { db } = database();
    const like = await db
      .selectFrom('promotion')
      .selectAll()
      .where('id', '=', 'welcome')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('promotion')
      .values({
        ...like,
        id: 'marathon-week',
        type: 'marathon',
        titles: JSON.stringify(like.titles),
        content: '{}',
        terms: JSON.stringify({
          ...(like.terms as object),
          rules: { betMultiple: 3, netwin: '25000' },
        }),
      })
      .execute();
  });
  afterAll(() => site.close());

  const id = 'marathon-week';

  it('has terms in every language', async () => {
    for (const locale of LOCALES) {
      const detail = getData<GamePromotionDetail>(
        await site.call(promotions.promotionInfo, { id }, { headers: { lang: locale } }),
      );
      expect(detail).toMatchObject({ askBetMultiple: 3, askNetwinAmount: '250.00' });
      expect(detail.content).toContain('₱250');
      expect(`${detail.text}${detail.content}`).not.toMatch(/\{\w+\}/);
    }
  });

  it('is joined with its requirements, and previewed', async () => {
    const player = await site.richPlayer(100_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    const asked = { askBetAmount: '600.00', askNetwinAmount: '250.00', askBalance: '0.00' };
    expect(
      getData(await site.call(promotions.participatePreview, { id, amount: '100' }, options)),
    ).toMatchObject(asked);
    const record = getData<PromotionRecord>(
      await site.call(promotions.participate, { id, amount: '100' }, options),
    );
    expect(record).toMatchObject({ ...asked, status: 'ongoing', currentBalance: '200.00' });
    expect(
      getData(await site.call(promotions.recordPreview, { id: record.id }, options)),
    ).toMatchObject({ settle: { possible: false } });
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
