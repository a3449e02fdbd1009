/** Minimum number of options for the filter field in a sheet. */
export const SEARCH_FROM = 10;

interface Named {
  label: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    // Accents are rarely typed on a phone: "Bayan" finds "Bayán". Marks of other scripts are kept.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase()
    .trim();

/** The options whose label contains every word of the query. */
export function matchOptions<Option extends Named>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/**
 * The index that a key moves to in a list: the arrow keys by one, Home and End to its ends.
 * @returns the index, or undefined when the key does not move
 */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The next option after `place` whose label begins with a letter, wrapping around. */
export function placeByLetter(
  labels: readonly string[],
  letter: string,
  place: number,
): number | undefined {
  const wanted = plain(letter);
  if (wanted === '') return undefined;
  const order = labels.map((_, step) => (place + 1 + step) % labels.length);
  return order.find((index) => plain(labels[index] ?? '').startsWith(wanted));
}
