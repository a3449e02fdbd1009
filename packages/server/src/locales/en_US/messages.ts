import type { MessageTexts } from '../types.ts';

export const messages: MessageTexts = {
  welcome: {
    title: 'Welcome',
    content:
      '<p>Good to have you here. Your wallet shows all of your money: available, in a game, in transit or on hold.</p><p>If a game is interrupted, the money in it returns to your wallet automatically.</p>',
  },
  keepSafe: {
    title: 'Keep your account yours',
    content:
      '<p>We never ask for your password or an SMS code. Adding a bank card, and the first withdrawal to it, require you to confirm that it is you.</p><p>Your profile lists the devices where you are logged in, and lets you log them out.</p>',
  },
  firstDeposit: {
    title: 'Your first deposit, and what it can bring',
    content:
      '<p>Check the promotions before you deposit. Each one states its requirements, its deadline and what happens if you leave early.</p>',
  },
  depositDone: { title: 'Your deposit has arrived', content: '<p>{amount} is in your wallet.</p>' },
  withdrawalPaid: {
    title: 'Your withdrawal was paid',
    content: '<p>{amount} is on its way to your card.</p>',
  },
  depositReversed: {
    title: 'Your bank took a deposit back',
    content:
      '<p>Your bank reversed a deposit. {amount} was taken from your wallet. Contact support if you did not ask for this.</p>',
  },
  withdrawalPaidLate: {
    title: 'Your withdrawal was paid after all',
    content:
      '<p>Your bank paid a withdrawal that we had returned to your wallet. {amount} was taken from your wallet again.</p>',
  },
  balanceCorrected: {
    title: 'Your balance was corrected',
    content: '<p>We corrected your wallet by {amount}. Contact support if you have a question.</p>',
  },
  withdrawalReturned: {
    title: 'Your withdrawal could not be paid',
    content: '<p>{amount} is back in your wallet. Check the card, or ask customer service.</p>',
  },
  manualDepositRejected: {
    title: 'Your manual deposit was declined',
    content: '<p>{amount}: {reason} Contact support if you need help.</p>',
  },
  feedbackAnswered: {
    title: 'Customer service has replied',
    content: '<p>The reply is below your message.</p>',
  },
  newDevice: {
    title: 'Login on a new device',
    content: '<p>{device}. If this was not you, log out that device and change your password.</p>',
  },
  rebateReady: { title: 'Your rebate is ready', content: '<p>{amount} is ready to claim.</p>' },
  bonusReady: { title: 'You have a bonus', content: '<p>{amount} is ready to claim.</p>' },
  bonusCredited: {
    title: 'A bonus was added to your wallet',
    content: '<p>{amount} is in your wallet.</p>',
  },
  referralReady: {
    title: 'You earned from a referral',
    content: '<p>{amount} is ready to claim.</p>',
  },
  activityPrize: { title: 'Your prize has arrived', content: '<p>{amount} is in your wallet.</p>' },
  applicationRejected: {
    title: 'Your application was declined',
    content: '<p>Open the activity to read the answer.</p>',
  },
  promotionJoined: {
    title: 'You joined {promotion}',
    content:
      '<p>{amount} is in the promotion, bonus included. Meet its conditions to move it to your wallet.</p>',
  },
  promotionSettlable: {
    title: 'You can settle {promotion}',
    content: '<p>The conditions are met. Settle it to move {amount} to your wallet.</p>',
  },
  promotionSettled: {
    title: '{promotion} is settled',
    content: '<p>{amount} is in your wallet.</p>',
  },
  promotionClosed: {
    title: '{promotion} is closed',
    content: '<p>Its balance of {amount} is void.</p>',
  },
  promotionReturned: {
    title: '{promotion} is closed',
    content: '<p>{amount} of your own transfer is back in your wallet. The rest is void.</p>',
  },
  promotionExpired: {
    title: '{promotion} has expired',
    content: '<p>The conditions were not met by the deadline. Its balance of {amount} is void.</p>',
  },
  promotionUnlocked: {
    title: '{promotion} is unlocked',
    content: '<p>The rest of its balance, {amount}, is void.</p>',
  },
  rewardExpiring: {
    title: 'Your reward expires soon',
    content: '<p>Claim {amount} by {time}. After that it expires.</p>',
  },
  promotionEnding: {
    title: '{promotion} ends soon',
    content: '<p>Meet its conditions by {time}. Otherwise its balance of {amount} is void.</p>',
  },
  offerMissed: {
    title: 'Your deposit did not join {promotion}',
    content: '<p>{amount} is in your wallet. {reason}</p>',
  },
  levelReached: {
    title: 'You reached {level}',
    content: '<p>See what it brings you under Levels.</p>',
  },
  offerReasons: {
    closed: 'The offer has closed.',
    changed: 'Its terms changed after you chose it. Check them before you join.',
    joined: 'You have already joined it.',
    frozen: 'Your account is under review.',
    spent: 'Part of it was used before it could join.',
  },
  manualDepositReasons: {
    'receipt.unreadable': "We couldn't read the receipt. Submit a clearer picture.",
    'receipt.mismatch': "The receipt doesn't match what you entered.",
    'payment.notFound': "We couldn't find this payment at our bank.",
    'payment.duplicate': 'This payment was already credited.',
    'account.wrong': 'The payment went to another account.',
  },
  unknownDevice: 'Unknown device',
};
