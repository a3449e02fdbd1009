import type { Part } from '../../shell/LazyPart.tsx';

/** What an act is given; it happens when it is drawn, and draws nothing. */
export interface ActProps {
  args: Readonly<Record<string, string>>;
  /** It is done, or has said why it could not be. */
  onDone: () => void;
}

export type ActName = 'favorite';

/**
 * What a visitor may begin, and a player finishes: by name, since it has to outlive the page. Its
 * question stands in the words of `auth:acts`.
 */
export const acts: Readonly<Partial<Record<ActName, Part<ActProps>>>> = {
  favorite: { load: () => import('../games/FavoriteAct.tsx'), texts: ['lobby'] },
};
