import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls, deposits, games, lobby, uploads, wallet } from './calls/index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const getOperation = (id: string) =>
  operations.find(({ operationId }) => operationId === id) as (typeof operations)[number];

async function findFaults(made: Record<string, unknown>): Promise<unknown> {
  const result = await new Validator().validate(structuredClone(made));
  return result.valid ? [] : result.errors;
}

describe('the OpenAPI document of the contract', () => {
  it('is valid OpenAPI 3.1; a broken document is not', async () => {
    expect(await findFaults({ ...document })).toEqual([]);
    expect(
      await findFaults({ ...document, paths: { '/login': { post: { responses: 1 } } } }),
    ).not.toEqual([]);
  });

  it('contains every call once, by its id', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      calls.map(({ id }) => id).sort(),
    );
  });

  it('has no dangling reference', () => {
    const text = JSON.stringify(document);
    const pointers = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(pointers.length).toBeGreaterThan(100);
    for (const [pointer, kind = '', name = ''] of pointers) {
      expect(Reflect.get(document.components, kind), pointer).toHaveProperty(name);
    }
    expect(text).not.toContain('#/$defs/');
  });

  it('marks additions', () => {
    for (const { id, origin } of calls) {
      expect(getOperation(id)).toMatchObject({ 'x-origin': origin });
    }
  });

  it('describes arguments, authentication and calls that move money', () => {
    expect(getOperation(wallet.withdraw.id)).toMatchObject({
      security: [{ player: [] }],
      parameters: [
        { $ref: '#/components/parameters/lang' },
        { $ref: '#/components/parameters/deviceId' },
        { $ref: '#/components/parameters/idempotencyKey' },
      ],
      requestBody: {
        content: { 'application/json': { schema: { required: ['amount', 'bankCardId'] } } },
      },
    });
    expect(getOperation(games.home.id).security).toEqual([{}, { player: [] }]);
    expect(getOperation(lobby.makerList.id).security).toEqual([]);
    expect(getOperation(lobby.categoryGames.id)).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'categoryId', in: 'path', required: true }),
        expect.objectContaining({ name: 'page', in: 'query', required: false }),
      ]),
    });
    expect(getOperation(deposits.recharge.id).requestBody?.content).toHaveProperty([
      'application/x-www-form-urlencoded',
    ]);
    expect(getOperation(uploads.uploadImage.id).requestBody?.content).toMatchObject({
      'multipart/form-data': {
        schema: { properties: { file: { contentMediaType: 'application/octet-stream' } } },
      },
    });
  });

  it('contains each entity once', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'siteInfo',
        'userInfo',
        'gameSummary',
        'promotionRecord',
        'bankCard',
      ]),
    );
    expect(JSON.stringify(getOperation('auth.getInfo').responses)).toContain(
      '#/components/schemas/userInfo',
    );
  });
});
