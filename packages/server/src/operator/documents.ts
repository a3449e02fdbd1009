import { APP_VERSION } from '@parlor/api/constants';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveOpenApi } from '../core/http/documents.ts';
import type { OperatorCall } from './calls/define.ts';
import { operatorCalls } from './calls/index.ts';

/** Path of the pages; they contain no secret and need no token. */
export const DOCS_PATH = '/operator/docs';

const description = [
  'What an operator may do. Answers are plain JSON with the HTTP status that fits; a refusal is `{ error }`, a line of text.',
  'Every call needs the bearer token of a named operator, and what changes something is in the audit log under that name. `pnpm operator` makes the same calls.',
  'Amounts are decimal strings in the currency of the site; instants are ISO 8601.',
].join('\n\n');

/** The operator’s calls as an OpenAPI 3.1 document. */
export function operatorDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of operatorCalls) {
    paths[`/operator${call.path}`] = {
      ...paths[`/operator${call.path}`],
      [call.method.toLowerCase()]: createOperation(call),
    };
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Parlor: calls of operators',
      version: APP_VERSION,
      description,
      license: { name: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site’s operator port' }],
    tags: [...new Set(operatorCalls.map(getArea))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { operator: { type: 'http', scheme: 'bearer' } } },
  };
}

const getArea = ({ id }: OperatorCall) => id.slice(0, id.indexOf('.'));

function createOperation(call: OperatorCall) {
  const { properties = {}, required = [] } = toJsonSchema(call.request) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const names = Object.keys(properties);
  const inPath = names.filter((name) => call.pathParameters.includes(name));
  const others = names.filter((name) => !call.pathParameters.includes(name));
  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
  });
  const body = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: others.filter((name) => required.includes(name)),
  };
  const who = call.role === 'viewer' ? 'every operator' : `the roles ${call.role} and admin`;
  const refused = {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { error: { type: 'string' } } },
      },
    },
  };
  return {
    operationId: call.id,
    tags: [getArea(call)],
    summary: call.summary,
    description: [call.details, `For ${who}. \`pnpm operator ${call.command}\`.`]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    security: [{ operator: [] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(call.method === 'GET' ? others.map(parameter('query')) : []),
    ],
    ...(call.method === 'POST' &&
      others.length > 0 && {
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
      }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: toJsonSchema(call.response) } },
      },
      401: { description: 'The token is missing or invalid.', ...refused },
      403: { description: 'The operator’s roles do not permit this call.', ...refused },
      404: { description: 'Not found.', ...refused },
      409: {
        description: 'The change is already made, or conflicts with the current state.',
        ...refused,
      },
      422: { description: 'Invalid arguments; the message names them.', ...refused },
    },
  };
}

function toJsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

/** HTML pages at {@link DOCS_PATH}, the document at `/json` and `/yaml` below it. */
export async function documentOperator(app: FastifyInstance): Promise<void> {
  await serveOpenApi(app, {
    prefix: DOCS_PATH,
    title: 'Parlor: calls of operators',
    createDocument: operatorDocument,
  });
}
