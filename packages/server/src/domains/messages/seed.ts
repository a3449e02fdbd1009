import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { localize } from '../../locales/index.ts';
import { type NewMessage, sendMessage } from './store.ts';

/** In the order in which a new player reads them, the first one lowest. */
const first: readonly Pick<NewMessage, 'kind' | 'texts' | 'link'>[] = [
  { kind: 'platform', texts: localize(({ messages }) => messages.welcome) },
  {
    kind: 'system',
    texts: localize(({ messages }) => messages.keepSafe),
    link: '/pages/account/myInfomation',
  },
  {
    kind: 'activity',
    texts: localize(({ messages }) => messages.firstDeposit),
    link: '/pages/privilege/privilege',
  },
];

/** The initial messages of every new player, one of each kind; seeded once. */
export async function seedMessages(trx: Trx, clock: Clock): Promise<void> {
  const known = await trx
    .selectFrom('message')
    .select('id')
    .where('player_id', 'is', null)
    .limit(1)
    .execute();
  if (known.length > 0) return;
  for (const [index, message] of first.entries()) {
    // A moment apart, so that their order is stable.
    const at = clock.now() - first.length + index;
    await sendMessage(trx, { now: () => at }, { playerId: null, ...message });
  }
}
