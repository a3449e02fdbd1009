import { randomInt } from 'node:crypto';
import { canonicalPhone } from '@parlor/api/rules';
import type { Clock } from '../core/clock.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { hashPassword } from '../domains/authentication/index.ts';
import { insertCard } from '../domains/cards/index.ts';
import { insertPlayer } from '../domains/players/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import type { Core } from '../platform/core.ts';

/** The password of every scenario's player. */
const PASSWORD = 'Parlor.2026';
const NAME_DIGITS = 4;

export interface Newcomer {
  readonly playerId: string;
  readonly cardId: string;
  readonly username: string;
  readonly phone: string;
  readonly password: string;
}

/** Signs up a player with a bank card, as the site's form would. */
export async function newcomer(
  core: Core,
  settings: SiteSettings,
  name: string,
  clock: Clock,
  /** The code of the player who invited this one. */
  inviteCode = '',
): Promise<Newcomer> {
  const phone = newPhone(settings.countryCode);
  const username = `${name.replaceAll('-', '_')}.${digits(NAME_DIGITS)}`;
  const passwordHash = await hashPassword(PASSWORD, core.config.passwordMemory);
  const [bank] = settings.banks;
  if (!bank) throw new Error('the site has no bank');
  return await withTransaction(core.db, async (trx) => {
    const playerId = await insertPlayer(trx, clock, {
      phone,
      phoneKey: canonicalPhone(phone, settings.countryCode) ?? phone,
      username,
      passwordHash,
      inviteCode,
    });
    const card = await insertCard(
      trx,
      clock,
      playerId,
      { ...bank, cardholder: 'Maria Reyes', cardNumber: digits(12) },
      true,
    );
    return { playerId, cardId: card.id, username, phone, password: PASSWORD };
  });
}

/** A number of the site's country that is most likely unused. */
function newPhone(countryCode: string): string {
  return countryCode === 'TH' ? `08${digits(8)}` : `09${digits(9)}`;
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
