import { useApp } from '../../app-context.ts';
import { useUserInfo } from '../../data/session.ts';

/** Whose session this is; after a reload as last stored, until the server has said it again. */
export function usePlayerId(): string {
  const { storage } = useApp();
  const user = useUserInfo();
  if (user !== undefined) return user.userId;
  const stored = storage.readJson('userInfo');
  const isNamed = typeof stored === 'object' && stored !== null && 'userId' in stored;
  return isNamed ? String(stored.userId) : '';
}
