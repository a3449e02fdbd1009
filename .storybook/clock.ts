/** The time at which stories open: a Saturday at noon in Manila, on the day of the fixtures. */
export const NOW = new Date('2026-11-21T04:00:00Z');

/**
 * Sets the clock of a page to `NOW`: a story that shows the present, or the time left, would change
 * from day to day. Timers are not affected.
 *
 * @param isStopped for pictures and tests, which must not depend on when they are taken; otherwise
 * countdowns would not count
 */
export function setClock(isStopped: boolean, page: { Date: DateConstructor } = globalThis): void {
  const { Date: original } = page;
  const setAt = original.now();
  const now = () => NOW.getTime() + (isStopped ? 0 : original.now() - setAt);
  page.Date = new Proxy(original, {
    // Without `new` it returns a text.
    apply: () => new original(now()).toString(),
    construct: (_, args, newTarget) =>
      Reflect.construct(original, args.length === 0 ? [now()] : args, newTarget),
    get: (_, name) => (name === 'now' ? now : Reflect.get(original, name, original)),
  });
}
