import { randomBytes } from 'node:crypto';
import { calls } from '@parlor/api/calls';
import { createBackEnd } from '@parlor/api/conformance';
import { createExample } from '@parlor/api/fixtures';
import { ask } from '../http.ts';
import { type AttackWorld, observing, type Scenario } from '../scenario.ts';
import { bindingCode, type Returned, returnFromProvider } from '../social.ts';

const OK = 200;
const UNPROCESSABLE = 422;
const RACERS = 10;
let phones = 0;

export const socialLogin: Scenario = {
  name: 'social-login',
  tries:
    'authorization codes are replayed, raced, injected into other sessions and sent with other verifiers, nonces and addresses; a token before binding requests every call; identities and phones race to be bound',
  statements: ['S15', 'S17', 'S20', 'S25'],
  async run(world) {
    const { seen, note } = observing();
    const [origin] = world.servers;
    const logIn = (returned: object, at = origin) =>
      ask(at, '/oauth/facebook/login', { body: returned });

    const first = await returnFromProvider(world);
    const other = await returnFromProvider(world);
    const verifier = () => randomBytes(32).toString('base64url');
    const wrong: Readonly<Record<string, object>> = {
      'another session’s verifier': { ...first, codeVerifier: other.codeVerifier },
      'a made-up code': { ...other, code: randomBytes(24).toString('base64url') },
      'an address of another site': {
        ...other,
        redirectUri: 'https://evil.example/pages/login/socialLogin',
      },
      'another address of this site': { ...other, redirectUri: `${origin}/` },
    };
    for (const [what, body] of Object.entries(wrong)) {
      const { code, reason } = await logIn(body);
      note(`refused: ${what}`, code === UNPROCESSABLE, `${code} ${reason}`);
    }
    const nonces: Readonly<Record<string, (returned: Returned) => object>> = {
      'another nonce': (returned) => ({ ...returned, nonce: verifier() }),
      'no nonce where one was required': ({ nonce: _, ...returned }) => returned,
    };
    for (const [what, change] of Object.entries(nonces)) {
      const { code, reason } = await logIn(change(await returnFromProvider(world)));
      note(`refused: ${what}`, code === UNPROCESSABLE, `${code} ${reason}`);
    }

    const raced = await returnFromProvider(world);
    const racers = await Promise.all(
      Array.from({ length: RACERS }, (_, index) => logIn(raced, world.servers[index % 2])),
    );
    const won = racers.filter(({ code }) => code === OK);
    note(`sessions opened with one code, ${RACERS} times at once`, won.length <= 1, won.length);
    const replayed = await logIn(raced);
    note('refused: the same code again', replayed.code === UNPROCESSABLE, replayed.code);

    seen.push(...(await beforeBinding(world)), ...(await bindingRaces(world)));
    return seen;
  },
};

async function newcomer(world: AttackWorld): Promise<string> {
  const returned = await returnFromProvider(world);
  const { data } = await ask(world.servers[0], '/oauth/facebook/login', { body: returned });
  return data.token;
}

function newPhone(): string {
  phones += 1;
  return `0918${String(1_000_000 + phones)}`;
}

/** The token of a social login without a phone allows only binding, profile and logout. */
async function beforeBinding(world: AttackWorld) {
  const { seen, note } = observing();
  const [origin] = world.servers;
  const token = await newcomer(world);
  const backEnd = createBackEnd({ baseUrl: `${origin}/user-api`, patienceSeconds: 0 });
  const opened: string[] = [];
  let asked = 0;
  for (const call of calls) {
    if (call.auth !== 'player' || call.beforeBinding) continue;
    if (call.in === 'multipart') continue;
    asked += 1;
    const { envelope } = await backEnd.send(call, createExample(call.request) as object, { token });
    const { reason } = (envelope?.data ?? {}) as { reason?: string };
    if (envelope?.code !== UNPROCESSABLE || reason !== 'phone.unbound') opened.push(call.id);
  }
  const events = await ask(origin, '/user/events', { token });
  const upload = await ask(origin, '/upload/image', {
    token,
    body: '--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  note(
    `calls that a token before binding opens, of ${asked}`,
    opened.length === 0,
    opened.join(', ') || 'none',
  );
  for (const [what, { code, reason }] of Object.entries({
    'the event stream': events,
    uploads: upload,
  })) {
    note(`${what} before binding`, reason === 'phone.unbound', `${code} ${reason}`);
  }
  return seen;
}

async function bindingRaces(world: AttackWorld) {
  const { seen, note } = observing();
  const bind = (index: number, token: string, phone: string, code: string) =>
    ask(world.servers[index % 2] ?? world.servers[0], '/oauth/bindingPhone', {
      token,
      body: { phone, code },
    });

  // One code, two identities.
  const [left, right] = [await newcomer(world), await newcomer(world)];
  const wanted = newPhone();
  const code = await bindingCode(world, left, wanted);
  const both = await Promise.all([bind(0, left, wanted, code), bind(1, right, wanted, code)]);
  const bound = both.filter((answer) => answer.code === OK);
  note('identities bound by one code', bound.length === 1, bound.length);
  for (const [index, token] of [left, right].entries()) {
    const dead = await ask(world.servers[0], '/getInfo', { token });
    if (both[index]?.code !== OK) continue;
    note('the token from before binding is dead', dead.code === 401, dead.code);
  }

  // One identity, two phones.
  const greedy = await newcomer(world);
  const [one, two] = [newPhone(), newPhone()];
  const codes = [await bindingCode(world, greedy, one), await bindingCode(world, greedy, two)];
  const getPhones = await Promise.all([
    bind(0, greedy, one, codes[0] ?? ''),
    bind(1, greedy, two, codes[1] ?? ''),
    bind(0, greedy, one, codes[0] ?? ''),
  ]);
  const taken = getPhones.filter((answer) => answer.code === OK);
  note('phones bound to one identity', taken.length === 1, taken.length);

  // The same binding, many times concurrently: one player.
  const again = await newcomer(world);
  const phone = newPhone();
  const once = await bindingCode(world, again, phone);
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, index) => bind(index, again, phone, once)),
  );
  const players = answers.filter((answer) => answer.code === OK);
  const faults = answers.filter((answer) => answer.code >= 500 || answer.status === 0);
  note(
    `players created by one binding, ${RACERS} times at once`,
    players.length === 1,
    players.length,
  );
  note('failures among them', faults.length === 0, faults.length);

  // A code sent to another player's phone cannot be guessed, and the attempt reveals nothing about
  // the account.
  const owner = await world.player();
  const thief = await newcomer(world);
  const existing = await bind(0, thief, owner.phone, '123456');
  const unknown = await bind(0, thief, newPhone(), '123456');
  note(
    'a guessed code for a phone with an account and one without',
    existing.code === unknown.code && existing.reason === unknown.reason,
    `${existing.reason}, ${unknown.reason}`,
  );
  return seen;
}
