/** The current time of all stories: a Saturday at noon in Manila, on the day of the fixtures. */
export const NOW = new Date('2026-11-21T04:00:00Z');

/**
 * Stops the clock of a page at `NOW`: a story that shows the present, or the time left, would change
 * from day to day. Timers run on.
 */
export function stopClock(page: { Date: DateConstructor } = globalThis): void {
  page.Date = new Proxy(page.Date, {
    // Without `new` it returns a text.
    apply: () => NOW.toString(),
    construct: (original, args, newTarget) =>
      Reflect.construct(original, args.length === 0 ? [NOW.getTime()] : args, newTarget),
    get: (original, name) =>
      name === 'now' ? () => NOW.getTime() : Reflect.get(original, name, original),
  });
}
