import { strict as assert } from 'node:assert';
import type { GameProviderPort } from '../src/core/integrations/ports.ts';
import { readRoundEvent } from '../src/core/integrations/round-events.ts';

/** Each player's wins minus stakes, in minor units, by the providers' own books. */
export async function getResults(
  providers: readonly GameProviderPort[],
): Promise<Map<string, bigint>> {
  const results = new Map<string, bigint>();
  for (const provider of providers) await addResults(provider, results, '');
  return results;
}

/** Adds the events after `from`. @returns the cursor of the last one */
export async function addResults(
  provider: GameProviderPort,
  results: Map<string, bigint>,
  from: string,
): Promise<string> {
  for (let cursor = from; ; ) {
    const { events, next } = await provider.rounds(cursor, 500);
    for (const raw of events) {
      const read = readRoundEvent(raw);
      assert.ok('event' in read, 'the feed holds an event that is not as agreed');
      const { type, playerRef, amount } = read.event;
      const signed = type === 'bet' ? -minor(amount) : minor(amount);
      results.set(playerRef, (results.get(playerRef) ?? 0n) + signed);
    }
    if (events.length === 0 || next === cursor) return next;
    cursor = next;
  }
}

/** Parses an amount with two decimal places, as the sandbox's currency has. */
export function minor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
