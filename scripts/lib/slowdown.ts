/**
 * Time of `timeLoop` on the machine on which the bars were set, in ms. A loop ten times as long took 317
 * to 330 ms there. Where that one takes 302 to 315 ms, the median of `timeLoop` is 26 to 28.6: it excludes
 * interruptions.
 */
const REFERENCE_MS = 29;
/** How much slower than that machine the phone of the benches is. */
const PHONE = 4;
const LOOPS = 60;

/** Times a loop of plain arithmetic, in ms. */
function timeLoop(): number {
  const from = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i += 1) sum += i % 7;
  // Without this use of it, a compiler might drop the loop.
  return sum > 0 ? performance.now() - from : Number.NaN;
}

/**
 * How many times slower Chromium has to run so that it is as fast as the phone of the benches, on this
 * machine as it is now: fewer times on a slow or busy one (docs/decisions/0133).
 *
 * @returns a CPU throttling rate of Chromium's protocol, at least 1
 */
export function measureSlowdown(): number {
  const times = Array.from({ length: LOOPS }, timeLoop).toSorted((a, b) => a - b);
  const median = times[LOOPS >> 1] ?? REFERENCE_MS;
  return Math.max(1, Math.round((PHONE * 10 * REFERENCE_MS) / median) / 10);
}
