import { type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core';
import type { Call } from '../calls/define.ts';
import { instant, instantMs } from '../entities/common.ts';
import { codes, reasons } from '../envelope.ts';
import { createExample } from '../fixtures/example.ts';
import { describeEnvelope, getEnvelope, getRefusal, parseData } from './back-end.ts';
import { badValuesFor, getArgumentSchemas, requiredArguments } from './bad-arguments.ts';
import { EXAMPLES, makeRows, realArguments } from './discover.ts';
import { type Answer, type BackEnd, type ConformanceCase, must, NotApplicable } from './types.ts';

/** Ids that never exist. */
const UNKNOWN_IDS = [
  '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11',
  '00000000-0000-4000-8000-000000000000',
];
const UNKNOWN_TOKEN = 'nobody-ever-gave-this-token-out';
const knownReasons: ReadonlySet<string> = new Set(reasons);

/** The cases derived from one call of the contract. */
export function createCases(call: Call): ConformanceCase[] {
  const named = (what: string, reason: string, run: ConformanceCase['run']): ConformanceCase => ({
    name: `${call.id}: ${what}`,
    reason,
    run,
  });
  return [
    ...(call.method === 'GET' && call.id !== 'auth.logout' ? readingCases(call, named) : []),
    ...(call.method === 'GET' ? [] : changingCases(call, named)),
    ...tokenCases(call, named),
    ...argumentCases(call, named),
    ...idCases(call, named),
    ...(call.idempotent ? [idempotencyCase(call, named)] : []),
  ];
}

type Named = (what: string, reason: string, run: ConformanceCase['run']) => ConformanceCase;

/** A token, if the call requires one. */
async function tokenFor(call: Call, backEnd: BackEnd): Promise<string | null> {
  return call.auth === 'player' ? (await backEnd.player()).token : null;
}

/** Valid arguments without effect: ids that do not exist. */
function schemaArguments(call: Call): Record<string, unknown> {
  const ids = Object.fromEntries(call.pathParameters.map((name) => [name, UNKNOWN_IDS[0]]));
  const file = call.in === 'multipart' ? { file: new Blob(['no picture']) } : {};
  return { ...(createExample(call.request, { ...EXAMPLES, ...file }) as object), ...ids };
}

function readingCases(call: Call, named: Named): ConformanceCase[] {
  const pages = getArgumentSchemas(call).has('page') && getArgumentSchemas(call).has('limit');
  return [
    named(
      'answers what its schema says',
      'A field that is missing or of another kind breaks the screen that shows it.',
      async (backEnd) => {
        const token = await tokenFor(call, backEnd);
        const answer = await backEnd.send(call, await realArguments(backEnd, call, token), {
          token,
        });
        instantsMustRead(call.response, parseData(call, answer), 'data');
        const envelope = getEnvelope(answer);
        for (const name of call.beside) {
          must(
            envelope[name] !== undefined,
            `the response has no ${name} next to data (docs/product.md: Calls)`,
          );
        }
      },
    ),
    ...(call.auth === 'player'
      ? [
          named(
            'is not to be cached',
            'What one player sees must not be shown to the next one by a cache.',
            async (backEnd) => {
              const token = await tokenFor(call, backEnd);
              const { headers } = await backEnd.send(call, schemaArguments(call), { token });
              const control = headers.get('cache-control') ?? '';
              must(/no-store|private/.test(control), `Cache-Control is “${control}”`);
            },
          ),
        ]
      : []),
    ...(pages ? pagingCases(call, named) : []),
  ];
}

function pagingCases(call: Call, named: Named): ConformanceCase[] {
  const read = async (backEnd: BackEnd, page: number, limit: number) => {
    const token = await tokenFor(call, backEnd);
    const args = { ...(await realArguments(backEnd, call, token)), page, limit };
    return (await backEnd.ask(call as never, args as never, { token })) as {
      rows: unknown[];
      total: number;
    };
  };
  return [
    named(
      'gives no more than its limit',
      'Lists grow by page and limit; a longer page is shown twice.',
      async (backEnd) => {
        const two = await read(backEnd, 1, 2);
        must(two.rows.length <= 2, `limit=2 gave ${two.rows.length} rows`);
        must(two.total >= two.rows.length, `total is ${two.total} with ${two.rows.length} rows`);
        must(
          two.rows.length === Math.min(2, two.total),
          `total is ${two.total}, rows are ${two.rows.length}`,
        );
      },
    ),
    named(
      'goes on where its first page ends',
      'Pages that overlap or leave a gap hide rows.',
      async (backEnd) => {
        if ((await read(backEnd, 1, 2)).total < 2) {
          await makeRows(backEnd, call, await tokenFor(call, backEnd));
        }
        const [both, first, second] = [
          await read(backEnd, 1, 2),
          await read(backEnd, 1, 1),
          await read(backEnd, 2, 1),
        ];
        if (both.total < 2) throw new NotApplicable(`there are only ${both.total} rows`);
        must(
          JSON.stringify([...first.rows, ...second.rows]) === JSON.stringify(both.rows),
          'pages 1 and 2 with limit=1 are not page 1 with limit=2',
        );
      },
    ),
    named(
      'is empty beyond its end',
      'Scrolling to the end asks for the page after the last one.',
      async (backEnd) => {
        const { total } = await read(backEnd, 1, 1);
        const beyond = await read(backEnd, Math.min(total + 2, 100_000), 1);
        must(beyond.rows.length === 0, `a page beyond the end has ${beyond.rows.length} rows`);
        must(beyond.total === total, `its total is ${beyond.total}, not ${total}`);
      },
    ),
  ];
}

function changingCases(call: Call, named: Named): ConformanceCase[] {
  return [
    named(
      'is not done by GET',
      'A link or a picture on another page must not be able to change anything.',
      async (backEnd) => {
        const token = await tokenFor(call, backEnd);
        const answer = await backEnd.send(call, schemaArguments(call), { token, method: 'GET' });
        const { code } = answer.envelope ?? {};
        must(code !== codes.ok && code !== codes.warning, 'GET is answered as the call itself');
      },
    ),
  ];
}

function tokenCases(call: Call, named: Named): ConformanceCase[] {
  // Requests must have no side effects; the requested ids do not exist.
  const args = schemaArguments(call);
  const mustBeDead = (answer: Answer) => {
    const envelope = getEnvelope(answer);
    must(envelope.code === codes.unauthenticated, `${describeEnvelope(envelope)} in place of 401`);
    must(envelope.msg !== '', 'msg is empty; it is what the player reads');
  };
  if (call.auth === 'player') {
    return [
      named(
        'needs a token',
        'Without one the body says 401, with HTTP 200: the client then goes to the login (docs/product.md: Error catalogue).',
        async (backEnd) => {
          mustBeDead(await backEnd.send(call, args));
        },
      ),
      named(
        'takes no token that nobody gave out',
        'A dead session is told by body code 401 alone.',
        async (backEnd) => {
          mustBeDead(await backEnd.send(call, args, { token: UNKNOWN_TOKEN }));
        },
      ),
    ];
  }
  if (call.method !== 'GET') return [];
  return [
    named(
      'answers whoever holds a dead token',
      'A page that everybody may see must not break for who was logged out.',
      async (backEnd) => {
        const envelope = getEnvelope(await backEnd.send(call, args, { token: UNKNOWN_TOKEN }));
        must(
          envelope.code !== codes.unauthenticated && envelope.code !== codes.forbidden,
          describeEnvelope(envelope),
        );
      },
    ),
  ];
}

/** Refusal of invalid arguments: 422 with any reason of the contract. */
function mustBeRefused(answer: Answer, what: string): void {
  const envelope = getEnvelope(answer);
  const { reason } = getRefusal(envelope);
  must(envelope.code === codes.refused, `${what}: ${describeEnvelope(envelope)} in place of 422`);
  must(
    reason && knownReasons.has(reason),
    `${what}: the reason “${reason}” is not in the contract`,
  );
  must(envelope.msg !== '', `${what}: msg is empty`);
}

function argumentCases(call: Call, named: Named): ConformanceCase[] {
  const good = schemaArguments(call);
  const missing = requiredArguments(call).map((name) =>
    named(
      `says that ${name} is missing`,
      'The client puts the message of a refusal beside the field that it is about.',
      async (backEnd) => {
        const { [name]: _, ...rest } = good;
        mustBeRefused(
          await backEnd.send(call, rest, { token: await tokenFor(call, backEnd) }),
          `without ${name}`,
        );
      },
    ),
  );
  const wrong = [...getArgumentSchemas(call).keys()]
    .filter((name) => !call.pathParameters.includes(name) && name !== 'file')
    .map((name) => ({ name, bad: badValuesFor(call, name, good) }))
    .filter(({ bad }) => bad.length > 0)
    .map(({ name, bad }) =>
      named(
        `refuses a wrong ${name}`,
        `What the contract does not take is refused, never stored: ${bad.map(({ what }) => what).join(', ')}.`,
        async (backEnd) => {
          const token = await tokenFor(call, backEnd);
          for (const { what, value } of bad) {
            mustBeRefused(
              await backEnd.send(call, { ...good, [name]: value }, { token }),
              `${name}: ${what}`,
            );
          }
        },
      ),
    );
  return [...missing, ...wrong];
}

function idCases(call: Call, named: Named): ConformanceCase[] {
  const [id] = call.pathParameters;
  if (id === undefined) return [];
  return [
    named(
      'does not tell one unknown id from another',
      'Unknown and foreign ids must look the same, or ids can be tried out (S20).',
      async (backEnd) => {
        const token = await tokenFor(call, backEnd);
        const answers = [];
        for (const value of UNKNOWN_IDS) {
          const answer = await backEnd.send(
            call,
            { ...schemaArguments(call), [id]: value },
            { token },
          );
          answers.push(getEnvelope(answer));
        }
        const [first, second] = answers.map((envelope) => ({
          code: envelope.code,
          msg: envelope.msg,
          reason: getRefusal(envelope).reason,
        }));
        must(
          JSON.stringify(first) === JSON.stringify(second),
          `${JSON.stringify(first)} and ${JSON.stringify(second)}`,
        );
        must(first && first.code < 500, `code ${first?.code}`);
        if (isOneThing(call)) {
          must(
            first?.code === codes.notFound || first?.code === codes.refused,
            `code ${first?.code} in place of 404`,
          );
        }
      },
    ),
  ];
}

/** A list of a missing parent may be empty; a single item must be refused. */
function isOneThing(call: Call): boolean {
  const { def } = (call.response as $ZodTypes)._zod;
  return call.method !== 'GET' || (def.type === 'object' && !('rows' in def.shape));
}

function idempotencyCase(call: Call, named: Named): ConformanceCase {
  return named(
    'needs an idempotency key',
    'Money that is moved twice because an answer was lost is lost twice (product decision 10).',
    async (backEnd) => {
      const token = await tokenFor(call, backEnd);
      const answer = await backEnd.send(call, schemaArguments(call), {
        token,
        idempotencyKey: null,
      });
      const envelope = getEnvelope(answer);
      const { reason } = getRefusal(envelope);
      must(
        envelope.code === codes.refused && reason === 'idempotency.missing',
        `${describeEnvelope(envelope)} in place of 422 idempotency.missing`,
      );
    },
  );
}

/** Every instant of a response must be valid: the schema alone accepts any text. */
function instantsMustRead(schema: $ZodType, value: unknown, path: string): void {
  if (value === null || value === undefined) return;
  if (schema === instant) {
    const reads = safeParse(instant, value);
    must(
      reads.success && !Number.isNaN(instantMs(reads.data)),
      `${path}: “${value}” is no instant`,
    );
    return;
  }
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape)) {
      instantsMustRead(field, Reflect.get(value as object, name), `${path}.${name}`);
    }
  } else if (def.type === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      instantsMustRead(def.element, item, `${path}.${index}`);
  } else if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default') {
    instantsMustRead(def.innerType, value, path);
  }
}
