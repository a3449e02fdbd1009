import { favoriteIds, likeComment, setFavorite, setLike } from '@parlor/api/calls/game-page';
import type { Client } from '@parlor/api/client';
import { selectHasSession } from '@parlor/flows/session';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../../data/api.ts';
import { type Session, useSession } from '../../data/session.ts';
import { type Toasts, toastRefusal, useToasts } from '../../data/toasts.ts';
import { useLanguages } from '../../languages/language-context.ts';
import type { Languages } from '../../languages/languages.ts';
import { createMarks, type Marks } from './marks.ts';

interface GameMarks {
  favorites: Marks;
  likes: Marks;
  /** Comments that the player likes. */
  comments: Marks;
  /** Reloads the favourites. */
  refresh: () => void;
}

interface Ports {
  client: Client;
  languages: Languages;
  session: Session;
  toasts: Toasts;
}

/** The marks of each session actor: each story and test has its own. */
const marksBySession = new WeakMap<Session, GameMarks>();

function openMarks({ client, languages, session, toasts }: Ports): GameMarks {
  const onFailed = (failure: unknown) => toastRefusal({ languages, toasts }, failure, 'marks');
  const marks = {
    favorites: createMarks({
      send: (id, favorite) => client.call(setFavorite, { id, favorite }),
      onFailed,
    }),
    likes: createMarks({ send: (id, liked) => client.call(setLike, { id, liked }), onFailed }),
    comments: createMarks({
      send: (id, liked) => client.call(likeComment, { id, liked }),
      onFailed,
    }),
  };
  let isBegun = false;
  const refresh = () => {
    isBegun = true;
    if (!selectHasSession(session.getSnapshot())) return;
    void marks.favorites.learn(async () => (await client.call(favoriteIds, {})).ids);
  };
  session.on('sessionOpened', refresh);
  session.on('sessionClosed', () => {
    for (const kind of Object.values(marks)) kind.clear();
  });
  const favorites: Marks = {
    ...marks.favorites,
    subscribe(listener) {
      // On the first subscription, not during rendering: a call updates other components.
      if (!isBegun) refresh();
      return marks.favorites.subscribe(listener);
    },
  };
  return { ...marks, favorites, refresh };
}

/** The player's favourites and likes, shared by the whole page. */
export function useMarks(): GameMarks {
  const { client } = useApi();
  const languages = useLanguages();
  const session = useSession();
  const toasts = useToasts();
  const known = marksBySession.get(session) ?? openMarks({ client, languages, session, toasts });
  marksBySession.set(session, known);
  return known;
}

/**
 * Whether a game is marked, and how to change it.
 * @param served the server's value, if the response has one
 */
export function useMark(
  kind: 'favorites' | 'likes' | 'comments',
  id: string,
  served = false,
): readonly [on: boolean, set: (on: boolean) => void] {
  const marks = useMarks()[kind];
  const read = () => marks.get(id);
  const on = useSyncExternalStore(marks.subscribe, read, read) ?? served;
  return [on, useCallback((next: boolean) => marks.set(id, next), [marks, id])];
}
