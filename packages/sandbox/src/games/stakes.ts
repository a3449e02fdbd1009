/** Whole stakes in minor units. Each divides by the number of lines of every slot. */
const STAKES = [100n, 200n, 400n, 600n, 1_000n, 2_000n, 4_000n, 6_000n, 10_000n, 20_000n, 50_000n];

/** Currencies whose unit has such a low value that the stakes are raised. */
const STAKE_SCALE: Readonly<Record<string, bigint>> = { MMK: 50n, KHR: 100n, IDR: 250n, VND: 400n };

/**
 * The available stakes, ascending, in minor units.
 *
 * @param currency ISO 4217 code.
 * @param maxStake highest stake allowed, in minor units; none when absent.
 */
export function stakeLevels(currency: string, maxStake?: bigint): bigint[] {
  const scale = STAKE_SCALE[currency] ?? 1n;
  return STAKES.map((stake) => stake * scale).filter(
    (stake) => maxStake === undefined || stake <= maxStake,
  );
}
