import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http.ts';

const ADDRESS = '127.0.0.9';
const EVERY_MS = 100;
/** A slower response counts as harm: a player would press again. */
const SLOW_MS = 3_000;
/** On a busy machine: this multiple of the earlier response time. */
const SLOWER = 20;
const LOOKS_BEFORE = 3;

/** How a player who is not part of the attack was served. */
export interface Served {
  readonly isWell: boolean;
  /** Formats one line of the report. */
  readonly line: string;
}

export interface Bystander {
  stop(): Promise<Served>;
}

/** Polls the wallet ten times a second, from its own address, until stopped. */
export async function startBystander(
  origins: readonly string[],
  token: string,
): Promise<Bystander> {
  const look = (turn: number) =>
    ask(origins[turn % origins.length] ?? '', '/user/getBalanceInfo', { token, from: ADDRESS });
  let usual = 0;
  for (let turn = 0; turn < LOOKS_BEFORE; turn += 1) usual = Math.max(usual, (await look(turn)).ms);
  let isOver = false;
  let failed = 0;
  const times: number[] = [];
  const looking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const { code, ms } = await look(turn);
      if (code === 200) times.push(ms);
      else failed += 1;
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      const worst = Math.max(0, ...times);
      const asked = times.length + failed;
      return {
        isWell: failed === 0 && worst < Math.max(SLOW_MS, SLOWER * usual),
        line: `${times.length} of ${asked} answered, the slowest after ${worst} ms`,
      };
    },
  };
}
