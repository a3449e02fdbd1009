/** The texts of the draws. The other languages have the same shape. */
export const texts = {
  loading: 'Filling the drum',
  choose: 'Pick your numbers',
  picks: (count: number, most: number) => `${count} of ${most} picked`,
  quickPick: 'Quick pick',
  addTicket: 'Add ticket',
  tickets: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  newTickets: 'Other tickets',
  ticket: (number: number) => `Ticket ${number}`,
  hits: (count: number, of: number) => `${count} of ${of}`,
  drawn: (count: number, of: number) => `${count} of ${of} drawn`,
  numbers: (numbers: string) => `Numbers ${numbers}`,
  digit: (place: number, digit: number) => `Digit ${place}: ${digit}`,
  exact: 'Exact',
  any: 'Any order',
  'first-two': 'First two',
  'last-two': 'Last two',
  small: 'Small 0–13',
  big: 'Big 14–27',
  odd: 'Odd sum',
  even: 'Even sum',
  sum: (digits: string, sum: number) => `${digits} · sum ${sum}`,
  corners: 'Four corners',
  rows: (count: number) => (count === 1 ? 'One row' : `${count} rows`),
  match: (count: number, of: number) => `${count} of ${of} numbers`,
  howToKeno:
    'Pick one to eight numbers of 80; 20 are drawn. A ticket pays by how many of its numbers are among them. Up to several tickets can be placed together.',
  howToLotto:
    'Pick six numbers of 49; six are drawn. A ticket pays by how many of its numbers are among them, two at the least.',
  howToDigits:
    'A number from 000 to 999 is drawn. Choose three digits and bet on them exactly, in any order, or on the first or last two; or bet on the sum of the digits.',
  howToBingo:
    'A ticket has three rows of five numbers from 1 to 90; 45 balls are drawn. A ticket pays for its completed rows, or for its four corners if no row is complete.',
};

export type DrawTexts = import('../../../slip/client/texts/index.ts').SlipTexts & typeof texts;
