import { toDate } from '../../core/clock.ts';
import { OutsideUnavailableError } from '../../core/integrations/signed-client.ts';
import type { Core } from '../../platform/core.ts';
import { markPosted, recordDeadLetter } from '../dead-letters/index.ts';
import { getPort } from './provider-port.ts';
import { readSiteMoney, type SiteMoney } from './rounds.ts';
import { takeEvent } from './take-event.ts';

const PAGE = 200;
/** An endless feed must not hold a player's exit forever. */
const MAX_PAGES = 100;

/** The feed ends before the position that explains a transfer out. */
export class FeedShortError extends Error {
  override readonly name = 'FeedShortError';
}

/**
 * Posts a provider's feed from the last posted position, at least up to `until`, so that the events
 * behind a transfer out are posted before the transfer (product decision 43). Lost reports are
 * posted here; those that arrived are replays. An event that can never be posted becomes a dead
 * letter, and the feed continues (ADR 0038).
 *
 * @param until position of the feed; undefined posts all available events.
 * @param known a position that was posted before, if the caller has read one.
 * @throws FeedShortError if the feed ends before `until`.
 * @throws errors for which a retry may succeed: provider or database unreachable. The position
 * stays unchanged.
 */
export async function postFeed(
  core: Core,
  provider: string,
  until?: string,
  known?: string | null,
): Promise<void> {
  if (until !== undefined && !isBefore(known ?? '', until)) return;
  const port = getPort(core, provider);
  let position = await getPosition(core, provider);
  if (until !== undefined && !isBefore(position, until)) return;
  const money = await readSiteMoney(core.db);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    if (until !== undefined && !isBefore(position, until)) return;
    const { events, next } = await port.rounds(position, PAGE);
    if (isBefore(next, position)) {
      throw new OutsideUnavailableError(`the feed of ${provider} goes back to ${next}`);
    }
    await postPage(core, provider, money, events);
    await moveTo(core, provider, position, next);
    if (events.length < PAGE || next === position) {
      position = next;
      break;
    }
    position = next;
  }
  if (until !== undefined && isBefore(position, until)) {
    throw new FeedShortError(`the feed of ${provider} ends at ${position}, before ${until}`);
  }
}

/** Each event separately: none can keep the others from being posted. */
async function postPage(
  core: Core,
  provider: string,
  money: SiteMoney,
  events: readonly unknown[],
): Promise<void> {
  const posted: unknown[] = [];
  let waiting = events;
  for (const isLastPass of [false, true]) {
    const early: unknown[] = [];
    for (const payload of waiting) {
      const { status, unpostable } = await takeEvent(core, provider, money, payload, 'feed');
      if (status === 'OK') posted.push(payload);
      if (!unpostable) continue;
      // A win may precede its bet: once the page is posted, it is retried.
      if (status === 'BET_NOT_FOUND' && !isLastPass) early.push(payload);
      else
        await recordDeadLetter(core, { ...unpostable, party: provider, channel: 'feed', payload });
    }
    waiting = early;
  }
  // A report may have been refused before the event that it depends on was known.
  await markPosted(core, provider, posted, 'system:feed');
}

function isBefore(left: string, right: string): boolean {
  return BigInt(left || '0') < BigInt(right || '0');
}

async function getPosition(core: Core, provider: string): Promise<string> {
  const row = await core.db
    .selectFrom('provider_feed')
    .select('cursor')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.cursor ?? '';
}

/**
 * Advances the position from the one read; a concurrent server that advanced it posted the same
 * events.
 */
async function moveTo(core: Core, provider: string, from: string, to: string): Promise<void> {
  if (to === from) return;
  const posted_at = toDate(core.clock);
  await core.db
    .insertInto('provider_feed')
    .values({ provider, cursor: to, posted_at })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ cursor: to, posted_at })
        .where('provider_feed.cursor', '=', from),
    )
    .execute();
}
