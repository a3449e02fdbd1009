import { COMMENT_MAX_LENGTH } from '../constants.ts';
import { passes, type RuleResult, violates } from './result.ts';

/**
 * Checks a comment on a game: something once trimmed, and at most 300 characters (ours;
 * docs/product.md: Screens and routes, game detail).
 *
 * @returns the trimmed comment
 */
export const checkComment = (
  text: string,
): RuleResult<string, 'comment.required' | 'comment.tooLong'> => {
  const comment = text.trim();
  if (comment === '') return violates('comment.required');
  // Code points, so that an emoji counts as one.
  return [...comment].length > COMMENT_MAX_LENGTH
    ? violates('comment.tooLong', { limit: String(COMMENT_MAX_LENGTH), bound: 'maximum' })
    : passes(comment);
};
