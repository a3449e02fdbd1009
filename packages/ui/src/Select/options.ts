/** From so many options on, a list in a sheet has a field to narrow it. */
export const SEARCH_FROM = 10;

interface Named {
  label: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    // Accents are not typed on a phone: "Bayan" finds "Bayán". Signs of other scripts stay.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase()
    .trim();

/** The options with every word of the query somewhere in their label. */
export function matchOptions<Option extends Named>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/**
 * Where a key leads in a list: the arrows by one, Home and End to its ends.
 *
 * @returns the place, or undefined when the key does not move
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

/** The next option after `place` whose label begins with a letter, around the end of the list. */
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
