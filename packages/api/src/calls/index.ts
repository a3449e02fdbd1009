import * as account from './account.ts';
import * as activities from './activities.ts';
import * as auth from './auth.ts';
import * as bills from './bills.ts';
import * as bonuses from './bonuses.ts';
import * as cards from './cards.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import type { Call } from './define.ts';
import * as deposits from './deposits.ts';
import * as documents from './documents.ts';
import * as fairness from './fairness.ts';
import * as gamePage from './game-page.ts';
import * as games from './games.ts';
import * as levels from './levels.ts';
import * as lobby from './lobby.ts';
import * as messages from './messages.ts';
import * as oauth from './oauth.ts';
import * as play from './play.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as rebate from './rebate.ts';
import * as referral from './referral.ts';
import * as site from './site.ts';
import * as uploads from './uploads.ts';
import * as wallet from './wallet.ts';

export * from './define.ts';
export { callsWithReasons, getReasons } from './refusals.ts';
export {
  account,
  activities,
  auth,
  bills,
  bonuses,
  cards,
  contact,
  content,
  deposits,
  documents,
  fairness,
  gamePage,
  games,
  levels,
  lobby,
  messages,
  oauth,
  play,
  profile,
  promotions,
  rebate,
  referral,
  site,
  uploads,
  wallet,
};

const areas = [
  site,
  documents,
  auth,
  oauth,
  account,
  profile,
  content,
  games,
  lobby,
  play,
  fairness,
  wallet,
  gamePage,
  messages,
  contact,
  uploads,
  deposits,
  cards,
  bills,
  promotions,
  activities,
  bonuses,
  levels,
  rebate,
  referral,
];

/** Every call of the contract. For servers, tests and documentation; browsers import single areas. */
export const calls: readonly Call[] = [
  // Some areas re-export separate modules, so that browsers load them on their own.
  ...new Set(areas.flatMap((area) => Object.values(area).filter(isCall))),
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}
