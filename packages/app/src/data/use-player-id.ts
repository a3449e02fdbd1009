import { usePlatform } from '../platform/platform-context.ts';
import { useUserInfo } from './session.ts';

/**
 * The id of the session's player; after a reload the stored id, until the server has confirmed it.
 */
export function usePlayerId(): string {
  const { storage } = usePlatform();
  const user = useUserInfo();
  if (user !== undefined) return user.userId;
  const stored = storage.readJson('userInfo');
  const isNamed = typeof stored === 'object' && stored !== null && 'userId' in stored;
  return isNamed ? String(stored.userId) : '';
}
