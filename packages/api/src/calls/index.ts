import * as account from './account.ts';
import * as auth from './auth.ts';
import * as content from './content.ts';
import type { Call } from './define.ts';
import * as games from './games.ts';
import * as play from './play.ts';
import * as site from './site.ts';
import * as wallet from './wallet.ts';

export * from './define.ts';
export { account, auth, content, games, play, site, wallet };

const areas = [site, auth, account, content, games, play, wallet];

/** Every call of the contract. For servers, tests and documentation; browsers import single areas. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area).filter(isCall));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}
