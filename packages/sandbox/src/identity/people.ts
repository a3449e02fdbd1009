/** An account at the sandbox's identity provider. */
export interface Person {
  /** The subject of their identity tokens. */
  readonly id: string;
  /** Name claim of the provider. */
  readonly name: string;
  /** Name as shown on the page, in a script that every system font has. */
  readonly label: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Test purpose of this account. */
  readonly note: string;
  /** Hue in degrees, for the picture. */
  readonly hue: number;
}

/** The first one is preselected as logged in. */
export const people: readonly Person[] = [
  {
    id: '10000000000001',
    name: 'Maria Reyes',
    label: 'Maria Reyes',
    email: 'maria.reyes@people.example',
    emailVerified: true,
    note: 'Shares name and email',
    hue: 214,
  },
  {
    id: '10000000000002',
    name: 'สมชาย ใจดี',
    label: 'Somchai Jaidee',
    email: 'somchai@people.example',
    emailVerified: true,
    note: 'Name in Thai',
    hue: 24,
  },
  {
    id: '10000000000003',
    name: 'အောင်ကိုကို',
    label: 'Aung Ko Ko',
    email: null,
    emailVerified: false,
    note: 'Name in Burmese, no email',
    hue: 152,
  },
  {
    id: '10000000000004',
    name: '李娜',
    label: 'Li Na',
    email: 'li.na@people.example',
    emailVerified: false,
    note: 'Name in Chinese, email not verified',
    hue: 338,
  },
];

/** For tests that need an unused account: a different one each time. */
export const STRANGER = 'stranger';

const STRANGER_ID = /^2\d{13}$/;

/** The account of an id; a stranger's is derived from the id. */
export function getPerson(id: string): Person | undefined {
  const known = people.find((person) => person.id === id);
  if (known !== undefined || !STRANGER_ID.test(id)) return known;
  const number = id.slice(-4);
  return {
    id,
    name: `Newcomer ${number}`,
    label: `Newcomer ${number}`,
    email: `newcomer.${id}@people.example`,
    emailVerified: true,
    note: '',
    hue: Number(number) % 360,
  };
}
