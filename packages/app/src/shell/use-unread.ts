import { useMessageNumber } from '../features/messages/use-unread-messages.ts';
import { useUnreadNotices } from '../features/notices/use-unread-notices.ts';

/** Whether a message or a notice is unread: the dot of the account tab. */
export function useUnread(): boolean {
  const notices = useUnreadNotices();
  const messages = useMessageNumber().data?.unread ?? 0;
  return notices || messages > 0;
}
