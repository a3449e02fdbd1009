import { type $ZodType, type JSONSchema, registry, toJSONSchema } from 'zod/v4/core';
import { type Call, calls as contract, getReasons } from './calls/index.ts';
import { APP_VERSION, DEVICE_ID_HEADER, DEVICE_ID_PATTERN } from './constants.ts';
import * as entities from './entities/index.ts';
import { codes, reasons } from './envelope.ts';

/** The subset of OpenAPI 3.1 that the contract needs. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string } };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, object>;
    parameters: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

type Method = 'get' | 'post' | 'put';

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
  'x-origin': Call['origin'];
  /** Every `reason` of a refusal. */
  'x-reasons': readonly string[];
  'x-abortable': boolean;
  'x-timeout-seconds': number;
}

const mediaTypes: Readonly<Record<Call['in'], string>> = {
  query: 'application/x-www-form-urlencoded',
  form: 'application/x-www-form-urlencoded',
  body: 'application/json',
  multipart: 'multipart/form-data',
};

/** Entities of the contract by name, so that the document defines each once. */
const named = registry<{ id: string }>();
for (const [name, value] of Object.entries(entities)) {
  if (isSchema(value) && value._zod.def.type === 'object' && name !== 'nothing') {
    named.add(value, { id: name });
  }
}

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/**
 * The contract as an OpenAPI 3.1 document. What docs/product.md (Calls) does not name is `x-origin: addition`.
 *
 * @param serverUrl where the calls live, such as `/user-api`
 */
export function openApiDocument({
  calls = contract,
  serverUrl = '/user-api',
}: {
  calls?: readonly Call[];
  serverUrl?: string;
} = {}): OpenApiDocument {
  const schemas: Record<string, object> = { envelope, refusal };
  const toSchema = (schema: $ZodType): JsonObject => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = toJSONSchema(schema, {
      // The wire format: form values are text before they are parsed as numbers.
      io: 'input',
      unrepresentable: 'any',
      metadata: named,
      override: ({ zodSchema, jsonSchema }) => describeFile(zodSchema, jsonSchema),
    });
    for (const [name, definition] of Object.entries($defs)) schemas[name] ??= moved(definition);
    return moved(json);
  };

  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: createOperation(call, toSchema),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlor: calls of players',
      version: APP_VERSION,
      description,
      license: { name: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'This site' }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters: { lang, deviceId, idempotencyKey },
      securitySchemes: { player: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const description = [
  'Every answer is an envelope `{ code, msg, data }` with HTTP status 200, for success and for refusals alike. `code` 200 is success; 10400 is success with a warning in `msg`; any other refuses, with a `reason` in `data`.',
  'The HTTP status differs from 200 only for 403 (the site refuses this client), 404 (no such call), 413 (too large), and 429 or 503 when the server sheds load.',
  'Amounts are decimal strings in the currency of the site; instants are ISO 8601 or seconds since 1970. Lists are asked for with `page` (from 1) and `limit`.',
  'Calls marked *addition* are not in the specification of the product; a back end of your own needs them for the screens that use them.',
].join('\n\n');

type JsonObject = Record<string, unknown>;

const lang = {
  name: 'lang',
  in: 'query',
  description: 'Language of the answer, `msg` included.',
  schema: { type: 'string', enum: [...entities.locale._zod.values] },
};

const deviceId = {
  name: DEVICE_ID_HEADER,
  in: 'header',
  required: false,
  description:
    'A random id that the client makes once and stores; nothing of the device is measured. SMS codes are bound to the device that asked for them, so it must be the same when a code is asked for and when it is used. An addition to the specification. Without it, or with anything else in it, all clients count as one device, and each code to be sent needs a captcha.',
  schema: { type: 'string', pattern: DEVICE_ID_PATTERN.source },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made once for each thing that a player confirms, and sent again with each repetition of it. The same key with other arguments answers 409.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

const envelope = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', description: 'Body code', examples: Object.values(codes) },
    msg: { type: 'string', description: 'For the player, in the language asked for.' },
    data: {},
  },
};

const refusal = {
  type: 'object',
  description: '`data` of an answer whose code refuses.',
  required: ['reason'],
  properties: {
    reason: { type: 'string', enum: [...reasons] },
    field: { type: 'string', description: 'The argument it is about.' },
    seconds: { type: 'number', description: 'How long to wait.' },
    params: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

function createOperation(call: Call, toJsonSchema: (schema: $ZodType) => JsonObject): Operation {
  const request = toJsonSchema(call.request);
  const properties = (request.properties ?? {}) as Record<string, JsonObject>;
  const required = new Set((request.required ?? []) as string[]);
  const names = Object.keys(properties);
  const inPath = names.filter((name) => call.pathParameters.includes(name));
  const others = names.filter((name) => !call.pathParameters.includes(name));
  const inQuery = call.method === 'GET' || call.in === 'query';
  const parameter = (name: string, place: 'path' | 'query') => {
    const { description: about, ...schema } = properties[name] ?? {};
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(about !== undefined && { description: about }),
      schema,
    };
  };
  return {
    operationId: call.id,
    tags: [call.area],
    summary: call.summary,
    description: notesOn(call).join(' '),
    security: createSecurity(call),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(inQuery ? others.map((name) => parameter(name, 'query')) : []),
      { $ref: '#/components/parameters/lang' },
      { $ref: '#/components/parameters/deviceId' },
      ...(call.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(!inQuery &&
      others.length > 0 && {
        requestBody: {
          required: others.some((name) => required.has(name)),
          content: {
            [mediaTypes[call.in]]: {
              schema: {
                type: 'object',
                properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
                required: others.filter((name) => required.has(name)),
              },
            },
          },
        },
      }),
    responses: createResponses(call, toJsonSchema(call.response)),
    'x-origin': call.origin,
    'x-reasons': getReasons(call),
    'x-abortable': call.abortable,
    'x-timeout-seconds': call.slow ? 300 : 60,
  };
}

function createSecurity({ auth }: Call): Record<string, string[]>[] {
  if (auth === 'none') return [];
  return auth === 'player' ? [{ player: [] }] : [{}, { player: [] }];
}

function notesOn(call: Call): string[] {
  return [
    ...(call.origin === 'addition' ? ['An addition to the specification.'] : []),
    ...(call.idempotent ? ['Moves money.'] : []),
    ...(call.abortable ? ['A repeated call aborts the one before it.'] : []),
    ...(call.beside.length > 0
      ? [
          `The response has ${call.beside.map((name) => `\`${name}\``).join(', ')} next to \`data\`.`,
        ]
      : []),
  ];
}

function createResponses(call: Call, data: JsonObject): Record<string, object> {
  const { properties = {} } = data as { properties?: Record<string, object> };
  const beside = Object.fromEntries(call.beside.map((name) => [name, properties[name] ?? {}]));
  const answer = {
    allOf: [
      { $ref: '#/components/schemas/envelope' },
      {
        type: 'object',
        properties: {
          data: { anyOf: [data, { $ref: '#/components/schemas/refusal' }] },
          ...beside,
        },
      },
    ],
  };
  const refused = {
    description: 'The server sheds load, or the body is too large, or this client is refused.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/envelope' } } },
  };
  return {
    200: {
      description: `The answer, or a refusal with its body code. Reasons: ${getReasons(call).join(', ')}.`,
      content: { 'application/json': { schema: answer } },
    },
    default: refused,
  };
}

/** JSON Schema has no file type; OpenAPI 3.1 describes one as a string of bytes. */
function describeFile(schema: $ZodType, json: JSONSchema.BaseSchema): void {
  if (schema._zod.def.type !== 'custom') return;
  json.type = 'string';
  json.contentMediaType = 'application/octet-stream';
}

/** Shared definitions are in the document's components. */
function moved(json: unknown): JsonObject {
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/'));
}
