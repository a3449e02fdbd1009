import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../http.ts';
import type { Fault } from '../proxy.ts';
import { observing, type Scenario } from '../scenario.ts';
import { inTime, until } from '../until.ts';

const OK = 200;
const BALANCE = 300;
const SETTLE_MS = 40_000;
/** A launch makes at most three calls, each as long as the timeout of the run. */
const SLOWEST_MS = 15_000;
const TRANSFERS = /^POST \/lotus\/v1\/transfers/;
const SESSIONS = /^POST \/lotus\/v1\/sessions/;
const ALL = /\/lotus\/v1\//;

interface Attack {
  readonly what: string;
  readonly path: RegExp;
  readonly fault: Fault;
  readonly when: 'launch' | 'exit';
}

const attacks: readonly Attack[] = [
  { what: 'no response at all', path: ALL, fault: { kind: 'silent' }, when: 'launch' },
  {
    what: 'transfers answered byte by byte',
    path: TRANSFERS,
    fault: { kind: 'drip' },
    when: 'launch',
  },
  {
    what: 'transfers in made, the response lost',
    path: TRANSFERS,
    fault: { kind: 'lost' },
    when: 'launch',
  },
  {
    what: 'sessions answered with 200 MB',
    path: SESSIONS,
    fault: { kind: 'huge', megabytes: 200 },
    when: 'launch',
  },
  {
    what: 'a game page on a foreign origin',
    path: SESSIONS,
    fault: {
      kind: 'alter',
      change: (session) => ({ ...session, launchUrl: 'https://evil.example/' }),
    },
    when: 'launch',
  },
  { what: 'transfers requested twice', path: TRANSFERS, fault: { kind: 'twice' }, when: 'launch' },
  {
    what: 'the response to another player’s transfer',
    path: TRANSFERS,
    fault: {
      kind: 'alter',
      change: (transfer) => ({ ...transfer, transferId: randomUUID(), amount: '9000.00' }),
    },
    when: 'exit',
  },
  {
    what: 'transfers out made, the response lost',
    path: TRANSFERS,
    fault: { kind: 'lost' },
    when: 'exit',
  },
  { what: 'no response when the game is left', path: ALL, fault: { kind: 'silent' }, when: 'exit' },
  {
    what: 'a gateway’s time-out (408) after transfers out are made',
    path: TRANSFERS,
    fault: { kind: 'answer', status: 408, body: '', isDone: true },
    when: 'exit',
  },
  {
    what: 'a cursor that is not a number',
    path: TRANSFERS,
    fault: { kind: 'alter', change: (transfer) => ({ ...transfer, cursor: 'last' }) },
    when: 'exit',
  },
];

export const slowProvider: Scenario = {
  name: 'slow-provider',
  tries: `the game provider breaks while games are opened and left: ${attacks.map(({ what }) => what).join('; ')}`,
  before: 'the response to another player’s transfer was accepted: 300 were missing in the wallet',
  statements: ['S8', 'S9', 'S26', 'S30'],
  async run({ servers: [origin], outside, player, bystander, memory }) {
    const { seen, note } = observing();
    for (const { what, path, fault, when } of attacks) {
      const victim = await player(BALANCE);
      const { token } = victim;
      const launch = () => ask(origin, '/game/launch/crown-of-siam', { token, body: {} });
      const exit = (sessionId: string) =>
        ask(origin, `/game/session/exit/${sessionId}`, { token, body: {} });
      const opened = when === 'exit' ? await launch() : undefined;
      const beside = await bystander();
      const before = memory();
      outside.breakIf(path, fault);
      const answer: Answer = opened ? await exit(opened.data.sessionId) : await launch();
      const grown = memory() - before;
      outside.mend();
      const { isWell, line } = await beside.stop();
      note(
        `${what}: response to the player`,
        answer.status === OK && answer.ms < SLOWEST_MS,
        `${answer.code} ${answer.reason} after ${answer.ms} ms`,
      );
      note(`${what}: others`, isWell, line);
      if (fault.kind === 'huge') note(`${what}: memory`, grown < 100, `${Math.max(0, grown)} MB`);
      const session = opened?.data.sessionId ?? (answer.code === OK && answer.data.sessionId);
      if (session) await exit(session);
      const back = await until(SETTLE_MS, async () => {
        const money = await victim.balance();
        const { inPlay, inTransit, balance } = money;
        return Number(balance) === BALANCE && Number(inPlay) + Number(inTransit) === 0;
      });
      note(`${what}: all of the money is returned automatically`, back !== undefined, inTime(back));
    }
    return seen;
  },
};
