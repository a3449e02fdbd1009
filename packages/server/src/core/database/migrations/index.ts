import type { Migration } from 'kysely/migration';
import { core } from './0001-core.ts';
import { ledger } from './0002-ledger.ts';
import { limits } from './0003-limits.ts';
import { ledgerPosting } from './0004-ledger-posting.ts';
import { site } from './0100-site.ts';
import { players } from './0101-players.ts';
import { games } from './0102-games.ts';
import { largeCatalogue } from './0103-large-catalogue.ts';
import { payments } from './0200-payments.ts';
import { play } from './0201-play.ts';
import { auditing } from './0202-auditing.ts';
import { lobby } from './0203-lobby.ts';
import { withdrawalsForAPerson } from './0204-withdrawals-for-a-person.ts';
import { identity } from './0220-identity.ts';
import { sessionsOfThePast } from './0221-sessions-of-the-past.ts';
import { opinions } from './0230-opinions.ts';
import { messages } from './0231-messages.ts';
import { feedback } from './0232-feedback.ts';
import { search } from './0233-search.ts';
import { operator } from './0240-operator.ts';
import { topUps } from './0241-top-ups.ts';
import { deadLetters } from './0250-dead-letters.ts';
import { codesPerDevice } from './0260-codes-per-device.ts';
import { reservedNames } from './0261-reserved-names.ts';
import { writeProbe } from './0270-write-probe.ts';
import { catalogueVersion } from './0280-catalogue-version.ts';
import { billDays } from './0290-bill-days.ts';
import { seamlessWallet } from './0300-seamless-wallet.ts';
import { turnover } from './0301-turnover.ts';
import { roundIds } from './0310-round-ids.ts';
import { cardLife } from './0320-card-life.ts';
import { depositMethods } from './0321-deposit-methods.ts';
import { manualDeposits } from './0322-manual-deposits.ts';
import { moneyOperations } from './0330-money-operations.ts';
import { promotions } from './0340-promotions.ts';
import { jobMarks } from './0350-job-marks.ts';
import { rewards } from './0351-rewards.ts';
import { birthdays } from './0352-birthdays.ts';
import { activities } from './0353-activities.ts';
import { standardTerms } from './0375-standard-terms.ts';
import { plays } from './0430-plays.ts';
import { roundReconciliation } from './0431-round-reconciliation.ts';
import { depositOffers } from './0440-deposit-offers.ts';
import { promotionMessages } from './0441-promotion-messages.ts';
import { freeSpins } from './0460-free-spins.ts';
import { rewardMessages } from './0461-reward-messages.ts';
import { accountsWithoutStatement } from './0462-accounts-without-statement.ts';
import { hotOrder } from './0470-hot-order.ts';

/**
 * Every migration by its name, applied in the order of the names and never changed afterwards.
 * Number ranges separate the domains: 0001-0099 core and ledger, 0100-0199 players, sessions,
 * codes, site and games, 0200-0299 payments, play, withdrawals and operator, 0300-0399 seamless play,
 * fairness, wallet and promotions.
 * fairness, wallet and rewards.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-core': core,
  '0002-ledger': ledger,
  '0003-limits': limits,
  '0004-ledger-posting': ledgerPosting,
  '0100-site': site,
  '0101-players': players,
  '0102-games': games,
  '0103-large-catalogue': largeCatalogue,
  '0200-payments': payments,
  '0201-play': play,
  '0202-auditing': auditing,
  '0203-lobby': lobby,
  '0204-withdrawals-for-a-person': withdrawalsForAPerson,
  '0240-operator': operator,
  '0220-identity': identity,
  '0221-sessions-of-the-past': sessionsOfThePast,
  '0230-opinions': opinions,
  '0231-messages': messages,
  '0232-feedback': feedback,
  '0233-search': search,
  '0241-top-ups': topUps,
  '0250-dead-letters': deadLetters,
  '0260-codes-per-device': codesPerDevice,
  '0261-reserved-names': reservedNames,
  '0270-write-probe': writeProbe,
  '0280-catalogue-version': catalogueVersion,
  '0290-bill-days': billDays,
  '0300-seamless-wallet': seamlessWallet,
  '0301-turnover': turnover,
  '0320-card-life': cardLife,
  '0310-round-ids': roundIds,
  '0321-deposit-methods': depositMethods,
  '0322-manual-deposits': manualDeposits,
  '0330-money-operations': moneyOperations,
  '0340-promotions': promotions,
  '0350-job-marks': jobMarks,
  '0351-rewards': rewards,
  '0352-birthdays': birthdays,
  '0353-activities': activities,
  '0375-standard-terms': standardTerms,
  '0430-plays': plays,
  '0431-round-reconciliation': roundReconciliation,
  '0440-deposit-offers': depositOffers,
  '0441-promotion-messages': promotionMessages,
  '0460-free-spins': freeSpins,
  '0461-reward-messages': rewardMessages,
  '0462-accounts-without-statement': accountsWithoutStatement,
  '0470-hot-order': hotOrder,
};
