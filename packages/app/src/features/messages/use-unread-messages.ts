import { messageNumber } from '@parlor/api/calls/unread-messages';
import { UNREAD_MESSAGES_LIMIT, UNREAD_MESSAGES_PAGE } from '@parlor/api/constants';
import { useHasSession } from '../../data/session.ts';
import { type CallResult, useCall } from '../../data/use-call.ts';

/** How many messages of each kind are unread: page 1, limit 10 (docs/product.md: Business constants and limits). Nothing for a visitor. */
export function useMessageNumber(): CallResult<typeof messageNumber> {
  const hasSession = useHasSession();
  return useCall(
    messageNumber,
    hasSession ? { page: UNREAD_MESSAGES_PAGE, limit: UNREAD_MESSAGES_LIMIT } : null,
  );
}
