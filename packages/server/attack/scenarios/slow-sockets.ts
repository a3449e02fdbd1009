import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { observing, type Scenario } from '../scenario.ts';

const ATTACKER = '127.0.0.7';
/** More requests than a server handles at the same time. */
const SOCKETS = 450;
const WATCH_MS = 4_000;
const CLOSED_WITHIN_MS = 35_000;
const LOOK_EVERY_MS = 200;

const HEADERS = 'POST /user-api/login HTTP/1.1\r\nHost: localhost\r\n';
const LARGE_RESPONSE = 'GET /user-api/docs/json HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Kind {
  readonly sends: string;
  readonly readsNothing?: boolean;
}
const kinds: Readonly<Record<string, Kind>> = {
  'before the headers': { sends: '' },
  'within the headers': { sends: HEADERS },
  'within the body': {
    sends: `${HEADERS}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"us`,
  },
  'within the response': {
    sends: LARGE_RESPONSE.repeat(4),
    readsNothing: true,
  },
  'within one of 40 pipelined responses': {
    sends: LARGE_RESPONSE.repeat(40),
    readsNothing: true,
  },
};

export const slowSockets: Scenario = {
  name: 'slow-sockets',
  tries: `${SOCKETS} connections from one address stop before their headers, within them, within a body, within a response and within 40 pipelined responses`,
  statements: ['S12', 'S30'],
  before:
    '450 unfinished bodies: all requests were answered 503 for as long as they stayed open; none was closed; 40 pipelined requests on each of them: others waited for 35 s',
  only: 'postgres',
  async run({ servers: [origin], bystander }) {
    const { seen, note } = observing();
    const { port } = new URL(origin);
    const held: Socket[] = [];
    for (const [kind, { sends, readsNothing = false }] of Object.entries(kinds)) {
      const served = await bystander();
      for (let opened = 0; opened < SOCKETS; opened += 1) {
        const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: ATTACKER });
        socket.on('error', () => undefined);
        if (readsNothing) socket.pause();
        else socket.resume();
        if (sends !== '') socket.write(sends);
        held.push(socket);
      }
      await sleep(WATCH_MS);
      const { isWell, line } = await served.stop();
      note(`others, with ${SOCKETS} sockets that stop ${kind}`, isWell, line);
    }
    const began = Date.now();
    const open = () => establishedAt(Number(port)) ?? held.filter(({ closed }) => !closed).length;
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

/**
 * The attacker's connections that a port holds open, according to the kernel: a socket that reads
 * nothing does not notice that its peer has closed it. Undefined without /proc.
 */
function establishedAt(port: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const hex = (value: number, digits: number) =>
    value.toString(16).toUpperCase().padStart(digits, '0');
  // In the byte order of the kernel's output.
  const from = ATTACKER.split('.')
    .reverse()
    .map((part) => hex(Number(part), 2))
    .join('');
  const connection = new RegExp(`:${hex(port, 4)} ${from}:[0-9A-F]{4} 01 `, 'g');
  return [...readFileSync('/proc/net/tcp', 'utf8').matchAll(connection)].length;
}
