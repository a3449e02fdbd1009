import { useLocation } from 'react-router-dom';
import { usePlayerId } from '../../data/use-player-id.ts';

interface PasswordSaved {
  /** Whose password it was: the next player in this tab may come by the same history. */
  passwordSavedBy: string;
}

/** History state that marks a page reached by saving a password; it survives a reload and is not in the address. */
export const passwordSavedBy = (playerId: string): PasswordSaved => ({ passwordSavedBy: playerId });

/** Was this page reached by saving a new password? Its address alone says nothing of the kind. */
export function useIsPasswordSaved(): boolean {
  const { state }: { state: Partial<PasswordSaved> | null } = useLocation();
  const playerId = usePlayerId();
  return state?.passwordSavedBy === playerId;
}
