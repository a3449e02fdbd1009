import { FEEDBACK_MAX_LENGTH, FEEDBACK_MIN_LENGTH, INPUT_MAX_LENGTH } from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** User-perceived characters: code points, so that an emoji counts as one. */
const countCharacters = (text: string): number => [...text].length;

/**
 * Checks the content of a message to customer service: at least 10 characters once trimmed (docs/product.md: Validation rules),
 * at most 1,000 (ours).
 *
 * @returns the trimmed content
 */
export const checkFeedbackContent = (
  text: string,
): RuleResult<string, 'feedback.required' | 'feedback.tooShort' | 'feedback.tooLong'> => {
  const content = text.trim();
  if (content === '') return violates('feedback.required');
  const length = countCharacters(content);
  if (length < FEEDBACK_MIN_LENGTH) {
    return violates('feedback.tooShort', { limit: String(FEEDBACK_MIN_LENGTH), bound: 'minimum' });
  }
  return length > FEEDBACK_MAX_LENGTH
    ? violates('feedback.tooLong', { limit: String(FEEDBACK_MAX_LENGTH), bound: 'maximum' })
    : passes(content);
};

/**
 * Checks the contact for an answer of customer service: a phone, an address, a messenger name. It
 * is required (docs/product.md: Validation rules); its format is free, within the length of any field
 * (docs/product.md: Business constants and limits).
 *
 * @returns the trimmed text
 */
export const checkFeedbackContact = (
  text: string,
): RuleResult<string, 'contactInfo.required' | 'contactInfo.tooLong'> => {
  const contact = text.trim();
  if (contact === '') return violates('contactInfo.required');
  return countCharacters(contact) > INPUT_MAX_LENGTH
    ? violates('contactInfo.tooLong', { limit: String(INPUT_MAX_LENGTH), bound: 'maximum' })
    : passes(contact);
};
