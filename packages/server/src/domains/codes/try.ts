import { refused, tooMany } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { compareCode, hasLivingCode, type PhonePurpose, type Tried, uncountTry } from './codes.ts';

/** The client of an attempt. */
export interface Trier {
  readonly address: string;
  /** See `hashDevice`. */
  readonly deviceHash: string;
}

/**
 * Clients without a device id share their codes, but the failures of each address count separately.
 */
const getTries = (phoneKey: string, { address, deviceHash }: Trier) =>
  `${phoneKey}:${deviceHash || address}`;

/**
 * Verifies a code without consuming it, so that a later refusal does not void it
 * (product decision 44).
 *
 * @returns the id, to be consumed by `consumeCode` in the transaction that succeeds.
 * @throws ApiError 422 `code.expired` or `code.wrong`; 429.
 */
export async function checkCode(
  core: Core,
  trier: Trier,
  whom: PhonePurpose,
  code: string,
): Promise<string> {
  const id = await tryCode(core, trier, whom, code);
  await returnTry(core, trier, whom.phoneKey, id);
  return id;
}

/**
 * {@link checkCode} for a form that contains another secret besides the code: the attempt stays
 * counted until {@link returnTry}, so that a correct code allows at most five guesses at the rest.
 *
 * The limits come first (S11, S15): those of the device for this phone and, if it has no code that
 * could be compared, those of its address. The holder of a code is limited to its five attempts,
 * independent of others. An attempt from another device is answered as a wrong code and never
 * compared.
 *
 * @throws ApiError 422 `code.expired` or `code.wrong`; 429.
 */
export async function tryCode(
  core: Core,
  trier: Trier,
  whom: PhonePurpose,
  code: string,
): Promise<string> {
  const { db, clock, limits } = core;
  const key = { ...whom, deviceHash: trier.deviceHash };
  const ofAddress = await limits.peek('loginCarrier', trier.address);
  if (!ofAddress.allowed && !(await hasLivingCode(db, clock, key))) {
    throw tooMany(ofAddress.seconds);
  }
  await limits.demand('codeDevice', getTries(whom.phoneKey, trier));
  const tried = await compareCode(db, clock, key, code);
  if (tried.outcome === 'right') return tried.id;
  await countFailure(core, trier);
  throw refused(getReason(tried), { field: 'code' });
}

/** A device that never had a code learns no more than one that has another device's code (S11). */
function getReason(tried: Exclude<Tried, { outcome: 'right' }>) {
  return tried.outcome === 'none' && tried.hadOne ? 'code.expired' : 'code.wrong';
}

/** Reverts a correct attempt in all its counters. */
export async function returnTry(
  { db, limits }: Core,
  trier: Trier,
  phoneKey: string,
  codeId: string,
): Promise<void> {
  await uncountTry(db, codeId);
  await limits.clear('codeDevice', getTries(phoneKey, trier));
}

/**
 * Counts a failed code, or a failure of the secret next to it, for the address: a login by password
 * from there requires a captcha, since all login methods share one policy (S15).
 */
export async function countFailure({ limits }: Core, { address }: Trier): Promise<void> {
  await limits.take('loginAddress', address);
  await limits.take('loginCarrier', address);
}
