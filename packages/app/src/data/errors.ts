import { type CallFailure, toCallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import { type Translate, useTexts } from '../languages/use-texts.ts';

/**
 * What the player can do after a failure: retry, log in, wait, go elsewhere, or correct the form.
 */
export type NextStep = 'retry' | 'logIn' | 'wait' | 'leave' | 'mend';

/** A failure as a message for the player. */
export interface Explanation {
  text: string;
  next: NextStep;
  /** The reference for customer service; empty without one. */
  requestId: string;
}

const waitFor: ReadonlySet<string> = new Set(['tooMany', 'overloaded']);
const leaveFor: ReadonlySet<string> = new Set([
  'accountFrozen',
  'claim.expired',
  'event.ended',
  'forbidden',
  'notFound',
  'deposit.closed',
  'withdrawal.closed',
]);
const retryFor: ReadonlySet<string> = new Set([
  'conflict',
  'game.providerDown',
  'game.sessionEnded',
  'identity.providerDown',
  'internal',
  'payment.providerDown',
]);

/** What the player can do about the error. */
export function getNextStep(error: CallFailure): NextStep {
  if (error.code === 401 || error.code === 403) return error.kind === 'http' ? 'leave' : 'logIn';
  if (error.kind !== 'refused') return error.code === 404 ? 'leave' : 'retry';
  if (error.code === 404) return 'leave';
  if (error.code === 429 || error.retryAfter !== undefined) return 'wait';
  if (error.reason === undefined) return 'mend';
  if (waitFor.has(error.reason)) return 'wait';
  if (leaveFor.has(error.reason)) return 'leave';
  return retryFor.has(error.reason) ? 'retry' : 'mend';
}

/**
 * The message for a failure: the app's own text for a reason of the contract, else the server's
 * text, else the text for the kind of failure. `errors` is loaded with the screens that send
 * something; without it the server's text, in the player's language, is shown.
 */
export function explain(t: Translate, thrown: unknown): Explanation {
  const error = toCallFailure(thrown);
  const { reason, params = {}, retryAfter, requestId = '' } = error;
  const key = reason && (`errors:reasons.${reason}` as const);
  const known = key && t(key, getLimit(params));
  // A key that is returned unchanged has no text: its namespace is not loaded here.
  const translated = known === key ? undefined : known;
  const text = translated ?? (error.msg || textOfKind(t, error));
  const wait = retryAfter === undefined ? '' : ` ${t('failure.wait', { count: retryAfter })}`;
  return { text: text + wait, next: getNextStep(error), requestId };
}

/** The message for a violated rule. */
export function explainViolation(
  t: Translate,
  violation: Violation | undefined,
  showAmount: (amount: string) => string = (amount) => amount,
): string | undefined {
  if (violation === undefined) return undefined;
  const limit = violation.limit === undefined ? '' : showAmount(violation.limit);
  return t(`errors:violations.${violation.code}`, { limit });
}

/** {@link explain} in the current language. */
export function useExplain(): (thrown: unknown) => Explanation {
  const t = useTexts();
  return (thrown) => explain(t, thrown);
}

/** A refusal names its figure after its rule; the texts use one name for all. */
function getLimit(params: Readonly<Record<string, string>>): Record<string, string> {
  const [limit = ''] = Object.values(params);
  return { limit, ...params };
}

function textOfKind(t: Translate, { kind, code }: CallFailure): string {
  if (kind === 'network' || kind === 'timeout' || kind === 'malformed') return t(`failure.${kind}`);
  if (code === 404) return t('failure.notFound');
  if (code === 429 || code === 503) return t('failure.overloaded');
  if (code === 401) return t('failure.sessionDead');
  return code >= 500 ? t('failure.server') : t('failure.unknown');
}
