import type { Reason } from '@parlor/api';

/** The text of every refusal, and of success. Figures are filled in for names in braces. */
export type ErrorTexts = Readonly<Record<Reason | 'ok', string>>;

/** Every text that the server writes in one locale; a missing one is a type error. */
export interface LocaleTexts {
  readonly errors: ErrorTexts;
}
