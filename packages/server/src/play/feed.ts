import { instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import { readSite } from '../site/store.ts';
import { bookEvent } from './rounds.ts';

const PAGE = 200;
/** A feed that never ends must not hold a player's exit for ever. */
const MAX_PAGES = 100;

/**
 * Books a provider's feed from where it was left, at least up to `until`, so that what a transfer
 * out is made of stands in the books before its money does (decisions 43). Reports that were lost
 * on the way are booked here; those that came are replays.
 *
 * @param until position of the feed; undefined books whatever there is.
 * @throws Error when the feed ends before `until`.
 */
export async function bookFeed(core: Core, provider: string, until?: string): Promise<void> {
  const port = core.outside.providers[provider];
  if (!port) throw new Error(`no provider is called ${provider}`);
  const { currencyCode: currency, currencyExponent: exponent } = await readSite(core.db);
  let position = await positionOf(core, provider);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    if (until !== undefined && BigInt(position || '0') >= BigInt(until || '0')) return;
    const { events, next } = await port.rounds(position, PAGE);
    for (const event of events) {
      const status = await bookEvent(core, provider, { currency, exponent }, event, true);
      if (status !== 'OK') {
        core.logger.warn(
          { provider, txId: event.txId, status },
          'an event of the feed was not booked',
        );
      }
    }
    await moveTo(core, provider, position, next);
    position = next;
    if (events.length < PAGE) break;
  }
  if (until !== undefined && BigInt(position || '0') < BigInt(until || '0')) {
    throw new Error(`the feed of ${provider} ends at ${position}, before ${until}`);
  }
}

async function positionOf(core: Core, provider: string): Promise<string> {
  const row = await core.db
    .selectFrom('provider_feed')
    .select('cursor')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.cursor ?? '';
}

/** Moves on from where we were; whoever else has moved it meanwhile booked the same events. */
async function moveTo(core: Core, provider: string, from: string, to: string): Promise<void> {
  if (to === from) return;
  const booked_at = instantOf(core.clock);
  await core.db
    .insertInto('provider_feed')
    .values({ provider, cursor: to, booked_at })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ cursor: to, booked_at })
        .where('provider_feed.cursor', '=', from),
    )
    .execute();
}
