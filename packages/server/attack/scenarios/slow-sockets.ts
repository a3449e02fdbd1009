import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { observing, type Scenario } from '../scenario.ts';

const ATTACKER = '127.0.0.7';
/** More than a server answers at the same time. */
const SOCKETS = 450;
const WATCH_MS = 4_000;
const CLOSED_WITHIN_MS = 35_000;
const LOOK_EVERY_MS = 200;

const HEADERS = 'POST /user-api/login HTTP/1.1\r\nHost: localhost\r\n';
const kinds: Readonly<Record<string, string>> = {
  'before the headers': '',
  'within the headers': HEADERS,
  'within the body': `${HEADERS}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"us`,
};

export const slowSockets: Scenario = {
  name: 'slow-sockets',
  tries: `${SOCKETS} connections from one address stop before their headers, within them and within a body`,
  statements: ['S12', 'S30'],
  before:
    '450 unfinished bodies: every request of everybody answered 503 for as long as they stayed open; none was closed',
  only: 'postgres',
  async run({ servers: [origin], bystander }) {
    const { seen, note } = observing();
    const { port } = new URL(origin);
    const held: Socket[] = [];
    for (const [kind, text] of Object.entries(kinds)) {
      const served = await bystander();
      for (let opened = 0; opened < SOCKETS; opened += 1) {
        const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: ATTACKER });
        socket.on('error', () => undefined);
        socket.resume();
        if (text !== '') socket.write(text);
        held.push(socket);
      }
      await sleep(WATCH_MS);
      const { isWell, line } = await served.stop();
      note(`others, with ${SOCKETS} sockets that stop ${kind}`, isWell, line);
    }
    const began = Date.now();
    const open = () => held.filter(({ closed }) => !closed).length;
    while (open() > 0 && Date.now() - began < CLOSED_WITHIN_MS) await sleep(LOOK_EVERY_MS);
    note(
      'sockets left open',
      open() === 0,
      `${open()} of ${held.length} after ${Math.round((Date.now() - began) / 1_000)} s`,
    );
    for (const socket of held) socket.destroy();
    return seen;
  },
};
