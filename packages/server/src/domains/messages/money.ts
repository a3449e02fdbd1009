import { toDecimal } from '@parlor/api/rules';
import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { interpolate, localize } from '../../locales/index.ts';
import { readSite } from '../site/index.ts';
import { sendMessage } from './store.ts';

type Event = 'depositDone' | 'withdrawalPaid' | 'withdrawalReturned';

const links: Readonly<Record<Event, string>> = {
  depositDone: '/pages/account/myWallet',
  withdrawalPaid: '/pages/account/cashoutAudit',
  withdrawalReturned: '/pages/account/cashoutAudit',
};

/** Notifies a player of the result of a payment, in the transaction that moved the money. */
export async function sendMoneyMessage(
  trx: Trx,
  clock: Clock,
  event: Event,
  money: {
    readonly playerId: string;
    /** Minor units. */
    readonly amount: bigint;
    readonly currency: string;
  },
): Promise<void> {
  const site = await readSite(trx);
  const figure = grouped(toDecimal(money.amount, site.currencyExponent));
  const isOfSite = money.currency === site.currencyCode;
  const amount = isOfSite ? `${site.currencySymbol}${figure}` : `${money.currency} ${figure}`;
  const texts = localize(({ messages }) => ({
    title: messages[event].title,
    content: interpolate(messages[event].content, { amount }),
  }));
  await sendMessage(trx, clock, {
    playerId: money.playerId,
    kind: 'system',
    texts,
    link: links[event],
  });
}

/** With thousands separators: as the screens write amounts, in every language. */
function grouped(decimal: string): string {
  return decimal.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
