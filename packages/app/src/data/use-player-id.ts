import { usePlatform } from '../platform/platform-context.ts';
import { useUserInfo } from './session.ts';

/** Whose session this is; after a reload as last stored, until the server has said it again. */
export function usePlayerId(): string {
  const { storage } = usePlatform();
  const user = useUserInfo();
  if (user !== undefined) return user.userId;
  const stored = storage.readJson('userInfo');
  const isNamed = typeof stored === 'object' && stored !== null && 'userId' in stored;
  return isNamed ? String(stored.userId) : '';
}
