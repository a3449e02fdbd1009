import * as accounts from './accounts.ts';
import * as activities from './activities.ts';
import * as audit from './audit.ts';
import * as blocks from './blocks.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as corrections from './corrections.ts';
import * as deadLetters from './dead-letters.ts';
import type { OperatorCall } from './define.ts';
import * as desk from './desk.ts';
import * as manualDeposits from './manual-deposits.ts';
import * as money from './money.ts';
import * as players from './players.ts';
import * as promotions from './promotions.ts';
import * as reconciliation from './reconciliation.ts';
import * as reservedNames from './reserved-names.ts';
import * as rewards from './rewards.ts';
import * as scenarios from './scenarios.ts';
import * as site from './site.ts';

export {
  accounts,
  activities,
  audit,
  blocks,
  catalogue,
  content,
  corrections,
  deadLetters,
  desk,
  manualDeposits,
  money,
  players,
  promotions,
  reconciliation,
  reservedNames,
  rewards,
  scenarios,
  site,
};

const areas = [
  site,
  catalogue,
  content,
  desk,
  players,
  blocks,
  money,
  manualDeposits,
  rewards,
  corrections,
  reconciliation,
  promotions,
  activities,
  deadLetters,
  reservedNames,
  audit,
  accounts,
  scenarios,
];

/** Every call of the operator, in the order of help and documentation. */
export const operatorCalls: readonly OperatorCall[] = areas.flatMap((area) =>
  Object.values(area).filter(isCall),
);

function isCall(value: unknown): value is OperatorCall {
  return typeof value === 'object' && value !== null && 'command' in value;
}
