import { safeParse } from 'zod/v4/core';
import { auth, type Call, calls, cards, promotions, site, wallet } from '../../calls/index.ts';
import { LOCALES } from '../../constants.ts';
import { codes, type Envelope, type Reason } from '../../envelope.ts';
import { roundSummaries, siteInfo } from '../../fixtures/index.ts';
import { getFixture } from '../../mocks/contract.ts';
import { getArgumentSchemas } from '../bad-arguments.ts';

type Arguments = Record<string, unknown>;

const cardCalls = [cards.editBankCard, cards.deleteBankCard, cards.setDefaultBankCard];

/** A request as parsed by the reference. */
export interface Understood {
  readonly call: Call;
  readonly args: Arguments;
  readonly token: string | undefined;
  readonly lang: string;
  readonly idempotencyKey: string | undefined;
}

/** A fault of the reference: handles the request first, or changes the response. */
export interface Fault {
  readonly before?: (request: Understood) => Envelope | undefined;
  readonly after?: (answer: Envelope, request: Understood) => Envelope;
  readonly response?: (response: Response, request: Understood | undefined) => Response;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const BODY_LIMIT = 1_048_576;

/** Of the fixtures, only rounds have UUIDs as ids. */
const roundIds: ReadonlySet<string> = new Set(roundSummaries.map(({ roundId }) => roundId));
const isUnknownId = (id: string) => UUID.test(id) && !roundIds.has(id);

/**
 * A reference back end that responds with fixtures. Faults are planted in it, to prove that the
 * suite finds them.
 */
export function referenceBackEnd(fault: Fault = {}): typeof globalThis.fetch {
  const tokens = new Set<string>();
  const orders = new Map<string, { hash: string; answer: Envelope }>();
  const owners = new Map<string, string>();

  const say = (lang: string, code: number, reason?: Reason, data: object = {}): Envelope => ({
    code,
    msg: `${lang}: ${reason ?? 'ok'}`,
    data: reason ? { reason, ...data } : data,
  });

  function answer(request: Understood): Envelope {
    const { call, args, token, lang, idempotencyKey } = request;
    const refuse = (code: number, reason: Reason, data?: object) => say(lang, code, reason, data);
    if (call.auth === 'player' && (token === undefined || !tokens.has(token))) {
      return refuse(codes.unauthenticated, 'session.dead');
    }
    if (call.idempotent && idempotencyKey === undefined) {
      return refuse(codes.refused, 'idempotency.missing');
    }
    const read = safeParse(call.request, args);
    if (!read.success) {
      return refuse(codes.refused, 'arguments.invalid', {
        field: String(read.error.issues[0]?.path[0]),
      });
    }
    const unknown = call.pathParameters.some((name) => isUnknownId(String(args[name])));
    const isCard = cardCalls.some(({ id }) => id === call.id);
    const cardId = isCard ? args.id : args.bankCardId;
    const foreign = cardId !== undefined && cardId !== getCardId(token);
    if (unknown || foreign) return refuse(codes.notFound, 'notFound');
    const refusal = findRefusal(call, args);
    if (refusal) return refuse(codes.refused, refusal);
    if (call.id === wallet.getOrderStatus.id && owners.get(String(args.orderNo)) !== token) {
      return refuse(codes.notFound, 'notFound');
    }
    const data = createData(call, args, token);
    const made: Envelope = { code: codes.ok, msg: `${lang}: ok`, data };
    for (const name of call.beside) made[name] = Reflect.get(data as object, name);
    return made;
  }

  function createData(call: Call, args: Arguments, token = ''): unknown {
    const text = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, String(value)]),
    );
    const fixture = getFixture(call, text);
    if (call.id === site.getWebsiteInfo.id)
      return { ...siteInfo, gameAccountCaptchaEnabled: false };
    if (call.id === auth.captchaImage.id)
      return { ...(fixture as object), uuid: crypto.randomUUID() };
    if (call.id === auth.logout.id) tokens.delete(token);
    if (call.id === wallet.bankCardList.id) {
      return [{ ...(fixture as object[])[0], cardId: getCardId(token) }];
    }
    if (call.id === wallet.charge.id) {
      const orderNo = `D${orders.size}`;
      owners.set(orderNo, token);
      return { ...(fixture as object), orderNo };
    }
    if (call.id === wallet.getOrderStatus.id) {
      return { ...(fixture as object), orderNo: args.orderNo, amount: '50.00' };
    }
    const opens = [
      'auth.register',
      'auth.registerV2',
      'auth.login',
      'auth.smsLogin',
      'auth.resetPassword',
      'oauth.socialLogin',
      'oauth.bindingPhone',
    ];
    if (opens.includes(call.id)) {
      const opened = crypto.randomUUID();
      tokens.add(opened);
      return { ...(fixture as object), token: opened };
    }
    return fixture;
  }

  function once(request: Understood): Envelope {
    const { call, args, token, idempotencyKey, lang } = request;
    if (!call.idempotent || idempotencyKey === undefined) return answer(request);
    const key = `${token} ${call.id} ${idempotencyKey}`;
    const hash = JSON.stringify(args);
    const earlier = orders.get(key);
    if (earlier && earlier.hash !== hash) return say(lang, codes.conflict, 'idempotency.conflict');
    const made = earlier?.answer ?? answer(request);
    if (made.code === codes.ok) orders.set(key, { hash, answer: made });
    return made;
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const respond = (envelope: Envelope, status = 200, understood?: Understood) => {
      const response = Response.json(envelope, {
        status,
        headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      });
      return fault.response?.(response, understood) ?? response;
    };
    const url = new URL(request.url);
    const lang = LOCALES.find((each) => each === url.searchParams.get('lang')) ?? 'en_US';
    const found = find(request.method, url.pathname.replace('/user-api', ''));
    if (!found) return respond(say(lang, codes.notFound, 'notFound'), 404);
    const body = await request.text();
    if (body.length > BODY_LIMIT) return respond(say(lang, 413, 'arguments.invalid'), 413);
    const fields = parseFields(request.headers.get('content-type') ?? '', body);
    if (!fields) return respond(say(lang, codes.refused, 'arguments.invalid'));
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const understood: Understood = {
      call: found.call,
      args: typed(found.call, { ...nest(url.searchParams), ...fields, ...found.inPath }),
      token,
      lang,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    };
    const made = fault.before?.(understood) ?? once(understood);
    return respond(fault.after?.(made, understood) ?? made, 200, understood);
  };
}

/** Every player has a card of their own. */
const getCardId = (token: string | undefined) => `card-${token}`.slice(0, 60);

/** Refusals of the demo site beyond the schemas. */
function findRefusal(call: Call, args: Arguments): Reason | undefined {
  if (call.id === wallet.charge.id) {
    if (args.channel !== 'sandpay') return 'arguments.invalid';
    if (Number(args.amount) < 50) return 'amount.belowMinimum';
    if (Number(args.amount) > 50_000) return 'amount.aboveMaximum';
    if (args.activityId === 'no-such-offer') return 'event.ended';
  }
  if (call.id === promotions.participate.id) return 'insufficientBalance';
  if (call.id === promotions.participatePreview.id && Number(args.amount) === 0) {
    return 'amount.invalid';
  }
  if (call.id === wallet.withdraw.id) return 'insufficientBalance';
  if (call.id === auth.smsLogin.id || (call.id === auth.registerV2.id && args.code === '000000')) {
    return 'code.wrong';
  }
  if (call.id === auth.giveProof.id) return 'proof.wrong';
  if (call.id === auth.login.id && args.password !== 'Conform.1') return 'credentials.wrong';
  return undefined;
}

/** A literal path takes precedence over one with an argument. */
const routes = calls
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((left, right) => left.call.pathParameters.length - right.call.pathParameters.length);

function find(method: string, path: string) {
  for (const { call, pattern } of routes) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const inPath = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    return { call, inPath };
  }
  return undefined;
}

function parseFields(type: string, body: string): Arguments | undefined {
  if (body === '') return {};
  if (type.includes('urlencoded')) return nest(new URLSearchParams(body));
  if (type.includes('multipart')) {
    const purpose = /name="purpose"\r\n\r\n([^\r]*)/.exec(body)?.[1];
    const file = body.includes('name="file"') ? { file: new Blob(['x']) } : {};
    return { ...(purpose !== undefined && { purpose }), ...file };
  }
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(body) as Arguments;
  } catch {
    return undefined;
  }
}

/** `a.b` and `a[b]` alike. */
function nest(fields: URLSearchParams): Arguments {
  const nested: Arguments = {};
  for (const [name, value] of fields) {
    const [outer = '', inner] = name.split(/[.[\]]/);
    if (inner === undefined || inner === '') nested[outer] = value;
    else nested[outer] = { ...(nested[outer] as object), [inner]: value };
  }
  return nested;
}

/** Text where the schema requires a number or a boolean. */
function typed(call: Call, args: Arguments): Arguments {
  const read = safeParse(call.request, args);
  if (read.success) return args;
  const retyped = { ...args };
  for (const { path } of read.error.issues) {
    const name = String(path[0]);
    const value = args[name];
    if (!getArgumentSchemas(call).has(name) || typeof value !== 'string') continue;
    if (value === 'true' || value === 'false') retyped[name] = value === 'true';
    else if (/^-?\d+(\.\d+)?$/.test(value)) retyped[name] = Number(value);
  }
  return retyped;
}
