import type { Reason } from '../envelope.ts';
import type { Call } from './define.ts';

// Separate from the calls: no browser needs it.

const code = ['code.wrong', 'code.expired'] as const;
const captcha = ['captcha.needed', 'captcha.wrong'] as const;
const sendCode = ['phone.invalid', 'sms.providerDown', ...captcha] as const;
const newAccount = ['phone.invalid', 'inviteCode.invalid', ...code] as const;
const signUp = [
  ...newAccount,
  'phone.taken',
  'username.invalid',
  'username.taken',
  'password.invalid',
  'signUp.codeNeeded',
  'signUp.bankNeeded',
] as const;
const bankCard = ['bankCard.invalid', 'bankCard.duplicate'] as const;
const amount = ['amount.invalid', 'amount.belowMinimum', 'amount.aboveMaximum'] as const;
const deposit = [
  ...amount,
  'deposit.closed',
  'deposit.noTimes',
  'deposit.overLimit',
  'deposit.channelNoTimes',
  'deposit.channelOverLimit',
  'payment.providerDown',
  'event.ended',
  'promotion.alreadyJoined',
] as const;
const play = ['game.providerDown', 'game.sessionEnded', 'insufficientBalance'] as const;
const stake = ['amount.invalid'] as const;
const ending = ['conflict', 'game.providerDown', 'preview.changed'] as const;
const claim = ['conflict', 'claim.expired'] as const;

/** Refusal reasons of single calls, by id, beyond the common ones of {@link getReasons}. */
const own: Readonly<Record<string, readonly Reason[]>> = {
  'auth.sendRegisterPhoneCode': sendCode,
  'auth.sendPhoneLoginCode': sendCode,
  'auth.sendResetPhoneCode': sendCode,
  'auth.sendProofCode': ['sms.providerDown', 'notFound'],
  'auth.register': signUp,
  'auth.registerV2': [...signUp, ...bankCard],
  'auth.login': ['credentials.wrong', ...captcha],
  'auth.smsLogin': [...newAccount, ...captcha],
  'auth.resetPassword': [
    'phone.invalid',
    'username.invalid',
    'password.invalid',
    'password.sameAsOld',
    'reset.mismatch',
    ...code,
  ],
  'auth.changePassword': [
    'password.invalid',
    'password.sameAsOld',
    'password.wrong',
    'proofNeeded',
    'conflict',
    'notFound',
  ],
  'auth.giveProof': ['proof.wrong', 'notFound', ...code],
  'auth.getInfo': ['notFound'],
  'oauth.socialLogin': ['identity.providerDown', 'identity.refused', 'notFound'],
  'oauth.sendBindingPhoneCode': [...sendCode, 'phone.bound'],
  'oauth.bindingPhone': [...newAccount, 'phone.bound'],
  'profile.edit': [
    'avatar.invalid',
    'birthday.invalid',
    'birthday.set',
    'birthday.tooYoung',
    'email.invalid',
    'nickname.invalid',
    'nickname.reserved',
    'realname.invalid',
    'notFound',
  ],

  'games.categoryGames': stake,
  'games.categoryMakerGames': stake,
  'lobby.makerGames': stake,
  'lobby.newGames': stake,
  'lobby.hotGames': stake,
  'lobby.tagGames': stake,
  'lobby.searchGames': stake,
  'uploads.uploadImage': [
    'upload.tooLarge',
    'upload.tooMany',
    'upload.unreadable',
    'upload.wrongType',
  ],
  'contact.submit': ['upload.missing', 'upload.tooMany', 'notFound'],

  'play.launchGame': [
    ...play,
    'amount.invalid',
    'game.maintenance',
    'conflict',
    'promotion.ended',
    'promotion.gameNotAllowed',
    'promotion.stakeTooHigh',
  ],
  'play.rejoinGame': ['game.sessionEnded', 'accountFrozen'],
  'play.topUpGame': [...play, 'amount.invalid'],

  'fairness.roundInfo': ['game.providerDown'],
  'fairness.replayRound': ['game.providerDown', 'round.notReplayable'],
  'fairness.seedsInfo': ['game.providerDown'],
  'fairness.changeClientSeed': ['game.providerDown', 'seeds.inUse'],
  'fairness.rotateSeeds': ['game.providerDown', 'seeds.inUse'],
  'fairness.launchDemo': ['game.providerDown', 'game.maintenance'],

  'wallet.charge': deposit,
  'wallet.withdraw': [
    ...amount,
    'insufficientBalance',
    'bankCard.needed',
    'proofNeeded',
    'withdrawal.closed',
    'withdrawal.noTimes',
    'preview.changed',
    'notFound',
  ],
  'wallet.withdrawPreview': [
    ...amount,
    'insufficientBalance',
    'accountFrozen',
    'withdrawal.closed',
    'withdrawal.noTimes',
  ],
  'wallet.addBankCard': [...bankCard, 'bankCard.tooMany', 'proofNeeded'],
  'cards.editBankCard': [...bankCard, 'proofNeeded'],
  'deposits.recharge': [...deposit, 'deposit.bankNoTimes', 'deposit.bankOverLimit'],
  'deposits.submitManualDeposit': [
    ...amount,
    'deposit.closed',
    'deposit.duplicate',
    'bankCard.needed',
    'upload.missing',
    'notFound',
  ],
  'wallet.billList': ['period.invalid'],
  'bills.analyzeBill': ['period.invalid'],
  'bills.statement': ['period.invalid'],
  'bills.statementFile': ['period.invalid'],

  'promotions.participatePreview': [
    ...amount,
    'event.ended',
    'event.notStarted',
    'promotion.alreadyJoined',
  ],
  'promotions.participate': [
    ...amount,
    'event.ended',
    'event.notStarted',
    'insufficientBalance',
    'promotion.alreadyJoined',
    'promotion.codeWrong',
  ],
  'promotions.close': [...ending, 'promotion.givesUpSettlement'],
  'promotions.recordsForGame': ['notFound'],
  'promotions.settle': [...ending, 'promotion.roundOpen', 'promotion.notSettlable'],
  'promotions.unlock': [...ending, 'promotion.roundOpen', 'promotion.notUnlockable'],
  'activities.participate': ['conflict', 'event.ended', 'promotion.codeWrong'],
  'bonuses.claim': claim,
  'rebate.claim': claim,
  'referral.claim': claim,
};

/**
 * Every refusal reason of a call: those of all calls of its kind, then its own
 * (docs/product.md: Error catalogue).
 */
export function getReasons(call: Call): readonly Reason[] {
  const { auth, beforeBinding, id, idempotent, pathParameters } = call;
  return [
    ...new Set<Reason>([
      'arguments.invalid',
      'tooMany',
      'overloaded',
      'forbidden',
      'internal',
      ...(auth === 'player' ? (['session.dead'] as const) : []),
      ...(auth === 'player' && !beforeBinding ? (['phone.unbound'] as const) : []),
      ...(pathParameters.length > 0 ? (['notFound'] as const) : []),
      ...(idempotent
        ? (['idempotency.missing', 'idempotency.conflict', 'accountFrozen'] as const)
        : []),
      ...(own[id] ?? []),
    ]),
  ];
}

/** Ids of the calls that have reasons of their own; a test checks that each is a call. */
export const callsWithReasons: readonly string[] = Object.keys(own);
