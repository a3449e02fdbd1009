import { setTimeout as sleep } from 'node:timers/promises';
import { hostileToken, type TokenHeader } from '../hostile-tokens.ts';
import { type Answer, ask } from '../http.ts';
import type { Fault } from '../proxy.ts';
import { type AttackWorld, observing, type Scenario } from '../scenario.ts';
import { returnFromProvider } from '../social.ts';
import { inTime, until } from '../until.ts';

const OK = 200;
const UNPROCESSABLE = 422;
const ATTACKER = '127.0.0.7';
/** More requests than a server handles at the same time. */
const FLOOD = 450;
/** Fast enough that all of them wait before the first times out. */
const BURST = 30;
const BURST_EVERY_MS = 60;
const RECOVER_MS = 20_000;
const TOKEN = /^POST \/identity\/token/;
/** The setting of the run, plus a margin for a busy machine. */
const SLOWEST_MS = 8_000;

const faults: Readonly<Record<string, Fault>> = {
  'no response': { kind: 'silent' },
  'a response byte by byte': { kind: 'drip' },
  'a response of 200 MB': { kind: 'huge', megabytes: 200 },
  'a response that is lost': { kind: 'lost' },
  'no JSON': { kind: 'answer', status: 200, body: '<html>' },
  'an empty object': { kind: 'answer', status: 200, body: '{}' },
  'an error of a server': { kind: 'answer', status: 502, body: 'bad gateway' },
  'a redirect to another server': {
    kind: 'answer',
    status: 307,
    body: '',
    to: 'http://127.0.0.1:9/stolen',
  },
};

export const slowIdentity: Scenario = {
  name: 'slow-identity',
  tries: `the identity provider is silent, slow, endless, redirects, responds with nonsense and signs tokens with odd claims; ${FLOOD} visitors log in by it at once while it is silent`,
  before:
    '5 of 21 requests of others failed while 450 visitors waited; an address with NUL in a token answered 500',
  statements: ['S9', 'S15', 'S25', 'S30'],
  async run(world) {
    const { seen, note } = observing();
    const [origin] = world.servers;
    const logIn = (returned: object, from?: string) =>
      ask(origin, '/oauth/facebook/login', { body: returned, ...(from && { from }) });

    for (const [what, fault] of Object.entries(faults)) {
      const returned = await returnFromProvider(world);
      const memory = world.memory();
      world.outside.breakIf(TOKEN, fault);
      const answer = await logIn(returned);
      world.outside.mend();
      const grown = Math.max(0, world.memory() - memory);
      note(
        `a login, with ${what}`,
        answer.code === UNPROCESSABLE && answer.ms < SLOWEST_MS,
        `${answer.code} ${answer.reason} after ${answer.ms} ms`,
      );
      if (fault.kind === 'huge') note('memory used', grown < 100, `${grown} MB`);
    }

    const honest = await logInWith(world, {});
    note('a token of the provider’s other key, as it should be', honest.code === OK, honest.code);
    for (const [what, claims] of Object.entries(oddClaims())) {
      const answer = await logInWith(world, claims);
      const isRight = answer.code === (what.endsWith('(accepted)') ? OK : UNPROCESSABLE);
      note(`a token with ${what}`, isRight, `${answer.code} ${answer.reason}`);
    }
    for (const [what, header] of Object.entries(oddHeaders)) {
      const answer = await logInWith(world, {}, header);
      note(`a token ${what}`, answer.code === UNPROCESSABLE, `${answer.code} ${answer.reason}`);
    }

    // This requires no account.
    const bystander = await world.bystander();
    const returned = await returnFromProvider(world);
    world.outside.breakIf(/\/identity\//, { kind: 'silent' });
    const flood: Promise<Answer>[] = [];
    while (flood.length < FLOOD) {
      for (let sent = 0; sent < BURST; sent += 1) flood.push(logIn(returned, ATTACKER));
      await sleep(BURST_EVERY_MS);
    }
    const others = await Promise.all(
      Array.from({ length: 20 }, () => ask(origin, '/game/getWebsiteInfo', { from: '127.0.0.8' })),
    );
    await Promise.all(flood);
    const { isWell, line } = await bystander.stop();
    const shed = others.filter(({ code }) => code !== OK).length;
    note(`others, while ${FLOOD} visitors wait for a silent provider`, isWell && shed === 0, line);
    world.outside.mend();
    const took = await until(RECOVER_MS, async () => {
      const answer = await logIn(await returnFromProvider(world));
      return answer.code === OK;
    });
    note('social login works again', took !== undefined, inTime(took));
    return seen;
  },
};

function oddClaims(): Readonly<Record<string, object>> {
  const now = Math.floor(Date.now() / 1_000);
  return {
    'a NUL in the subject': { sub: 'a\u0000b' },
    'a lone surrogate in the subject': { sub: '\ud800' },
    'an empty subject': { sub: '' },
    'a subject of 300 kB': { sub: 'x'.repeat(300_000) },
    'a subject that is a number': { sub: 7 },
    'a name of 100 kB, NUL and tags in it (accepted)': { name: `<b>\u0000${'n'.repeat(100_000)}` },
    'a name that is a lone surrogate (accepted)': { name: '\ud800\ud800\ud800\ud800' },
    'an address with NUL (accepted)': { email: 'a\u0000@b.example', email_verified: true },
    'another issuer': { iss: 'https://evil.example' },
    'another audience': { aud: 'somebody-else' },
    'two audiences and no authorized party': { aud: ['parlor', 'somebody-else'] },
    'an expiry in the past': { exp: now - 3_600 },
    'a start in the future': { iat: now + 3_600, nbf: now + 3_600 },
    'another nonce': { nonce: 'replayed' },
  };
}

const oddHeaders: Readonly<Record<string, TokenHeader>> = {
  'without a signature (alg none)': { alg: 'none' },
  'that is signed with the client’s secret (HS256)': { alg: 'HS256' },
  'of an unknown key': { alg: 'RS256', kid: 'unknown' },
};

/** Logs in while the provider's token is replaced by a hostile one. */
async function logInWith(
  world: AttackWorld,
  claims: object,
  header: TokenHeader = { alg: 'RS256' },
): Promise<Answer> {
  const returned = await returnFromProvider(world);
  world.outside.breakIf(TOKEN, {
    kind: 'alter',
    change: (answer) => ({
      ...answer,
      id_token: hostileToken(String(answer.id_token), claims, header),
    }),
  });
  const answer = await ask(world.servers[0], '/oauth/facebook/login', { body: returned });
  world.outside.mend();
  return answer;
}
