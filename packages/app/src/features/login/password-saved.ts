import { useLocation } from 'react-router-dom';
import { usePlayerId } from '../../data/use-player-id.ts';

interface PasswordSaved {
  /**
   * The player whose password it was: the next player in this tab may reach the same history entry.
   */
  passwordSavedBy: string;
}

/** History state that marks a page reached by saving a password; it survives a reload and is not in the address. */
export const passwordSavedBy = (playerId: string): PasswordSaved => ({ passwordSavedBy: playerId });

/** Whether this page was reached by saving a new password. The address alone does not prove it. */
export function useIsPasswordSaved(): boolean {
  const { state }: { state: Partial<PasswordSaved> | null } = useLocation();
  const playerId = usePlayerId();
  return state?.passwordSavedBy === playerId;
}
