import { calls } from '@parlor/api/calls';
import { openApiDocument } from '@parlor/api/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '../../platform/platform.ts';
import {
  openEmbeddedForTest,
  openTestSite,
  type TestDatabase,
  type TestSite,
} from '../../testing/index.ts';
import { getScriptHashes } from './security-headers.ts';

describe('the API documentation at /user-api/docs', () => {
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    site = await openTestSite(database.db);
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });
  const get = (path: string) => site.app.inject({ method: 'GET', url: `${API_PREFIX}${path}` });

  it('serves the OpenAPI document with every call', async () => {
    const response = await get('/docs/json');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(response.body).toContain(calls.at(-1)?.id);
  });

  it('S22: loads scripts, styles and images from its own origin, none inline', async () => {
    const page = await get('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    );
    // Inline scripts contain only white space.
    const blank = getScriptHashes('<script> </script>')[0];
    expect(getScriptHashes(page.body).filter((hash) => hash !== blank)).toEqual([]);
    expect(page.body).not.toMatch(/\son\w+=|(?:src|href)="(?:https?:)?\/\//);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, `http://here.test${API_PREFIX}/docs/`);
      expect((await site.app.inject({ method: 'GET', url: pathname })).statusCode, file).toBe(200);
    }
  });

  it('resolves its files at an address without a trailing slash', async () => {
    const [, file = ''] = /src="([^"]+)"/.exec((await get('/docs')).body) ?? [];
    const { pathname } = new URL(file, `http://here.test${API_PREFIX}/docs`);
    expect((await site.app.inject({ method: 'GET', url: pathname })).statusCode).toBe(200);
  });

  it('S30: counts towards the flood limit', async () => {
    const limited = await openTestSite(database.db, { env: { LIMIT_HTTP: '1/60' } });
    const url = `${API_PREFIX}/docs/json`;
    expect((await limited.app.inject({ url })).statusCode).toBe(200);
    expect((await limited.app.inject({ url })).statusCode).toBe(429);
    await limited.close();
  });

  it('does not affect the calls beside it', async () => {
    expect((await get('/docs/none')).statusCode).toBe(404);
    expect((await get('/no/such/call')).json()).toMatchObject({ code: 404 });
    expect((await get('/game/getWebsiteInfo')).json()).toMatchObject({ code: 200 });
  });
});
