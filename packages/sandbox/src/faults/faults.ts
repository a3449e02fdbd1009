import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type PostAnswer, postSigned, type SignedPost } from '../delivery/post.ts';

/** The third parties, and where each is called. */
export const parties = {
  phone: '/sms/v1/',
  bank: '/psp/',
  identity: '/identity/',
  lotus: '/lotus/',
  orbit: '/orbit/',
} as const;
export type Party = keyof typeof parties;
export const partyIds = Object.keys(parties) as Party[];

/** What can go wrong on purpose, and what it does. */
export const faultKinds = {
  down: 'Cuts every connection, and sends nothing.',
  slow: 'Handles calls, and answers three seconds later.',
  silent: 'Handles calls, and never answers.',
  twice: 'Sends each report twice.',
  disordered: 'Sends the newest waiting report first.',
  forged: 'Signs its reports with another secret.',
  late: 'Holds new reports back for three minutes.',
} as const;
export type FaultKind = keyof typeof faultKinds;
export const faultIds = Object.keys(faultKinds) as FaultKind[];

/** Parties that send nothing to the platform have no reports to disturb. */
const REPORT_FAULTS: readonly FaultKind[] = ['twice', 'disordered', 'forged', 'late'];
const isSilentParty = (party: Party): boolean => party === 'phone' || party === 'identity';

/** Whether a party can have this fault. */
export const canHave = (party: Party, kind: FaultKind): boolean =>
  !(isSilentParty(party) && REPORT_FAULTS.includes(kind));

/** What a party's deliveries are to do differently. */
export interface ReportFaults {
  has(kind: FaultKind): boolean;
  /** How long a new report is held back, in milliseconds. */
  getLatenessMs(): number;
  /** `postSigned` of a party with its faults. @throws as it does, and while the party is down */
  post(request: Omit<SignedPost, 'timeoutMs'>): Promise<PostAnswer>;
}

export interface Faults {
  get(party: Party): FaultKind[];
  /** Replaces the faults of a party; connections that are held get their answer. */
  set(party: Party, kinds: readonly FaultKind[]): void;
  of(party: Party): ReportFaults;
  /** Disturbs the calls that the app receives. */
  disturb(app: FastifyInstance): void;
}

export interface FaultOptions {
  /** How long the platform may take to respond to a report. */
  readonly timeoutMs: number;
  readonly slowMs: number;
  readonly lateMs: number;
}

/** Injected faults, per third party; none at the start. They are not stored. */
export function createFaults({ timeoutMs, slowMs, lateMs }: FaultOptions): Faults {
  const kinds = new Map<Party, ReadonlySet<FaultKind>>();
  /** Ends the waiting of a party's held answers. */
  const held = new Map<Party, AbortController>();

  const has = (party: Party, kind: FaultKind): boolean => kinds.get(party)?.has(kind) ?? false;

  const release = (party: Party): void => {
    held.get(party)?.abort();
    held.delete(party);
  };

  const wait = async (party: Party, ms: number | undefined, socket: AbortSignal): Promise<void> => {
    const controller = held.get(party) ?? new AbortController();
    held.set(party, controller);
    const signal = AbortSignal.any([controller.signal, socket]);
    // A held answer waits until the fault is over, the caller gives up or the sandbox stops.
    const end =
      ms === undefined
        ? new Promise((resolve) => signal.addEventListener('abort', resolve))
        : delay(ms, undefined, { signal });
    await end.catch(() => undefined);
  };

  const findParty = (url: string): Party | undefined =>
    partyIds.find((party) => url.startsWith(parties[party]));

  return {
    get: (party) => faultIds.filter((kind) => has(party, kind)),

    set(party, chosen) {
      kinds.set(party, new Set(chosen.filter((kind) => canHave(party, kind))));
      release(party);
    },

    of: (party) => ({
      has: (kind) => has(party, kind),
      getLatenessMs: () => (has(party, 'late') ? lateMs : 0),
      async post(request) {
        if (has(party, 'down')) throw new Error(`${party} is down on purpose`);
        const { key, secret } = request.credentials;
        const credentials = has(party, 'forged')
          ? { key, secret: `${secret}-forged` }
          : request.credentials;
        const sent = { ...request, credentials, timeoutMs };
        const answer = await postSigned(sent);
        // A launch token is accepted once: a repeat would keep the player out.
        const isRepeated = has(party, 'twice') && !request.url.endsWith('/authenticate');
        return isRepeated ? await postSigned(sent) : answer;
      },
    }),

    disturb(app) {
      app.addHook('onRequest', async (request, reply) => {
        const party = findParty(request.url);
        if (party === undefined || !has(party, 'down')) return;
        request.raw.socket.destroy();
        return reply.hijack();
      });
      app.addHook('onSend', async (request, _reply, payload) => {
        const party = findParty(request.url);
        if (party === undefined) return payload;
        const isSilent = has(party, 'silent');
        if (!isSilent && !has(party, 'slow')) return payload;
        const gone = new AbortController();
        const abort = () => gone.abort();
        request.raw.socket.once('close', abort);
        await wait(party, isSilent ? undefined : slowMs, gone.signal);
        request.raw.socket.off('close', abort);
        return payload;
      });
      app.addHook('preClose', async () => partyIds.forEach(release));
    },
  };
}
