import { favoriteIds, likeComment, setFavorite, setLike } from '@parlor/api/calls/game-page';
import { selectHasSession } from '@parlor/flows/session';
import { useCallback, useSyncExternalStore } from 'react';
import type { App } from '../../app.ts';
import { useApp } from '../../app-context.ts';
import { toastRefusal } from '../../data/toast-refusal.ts';
import { createMarks, type Marks } from './marks.ts';

interface GameMarks {
  favorites: Marks;
  likes: Marks;
  /** Of comments that the player agrees with. */
  comments: Marks;
  /** Asks for the favourites once more. */
  refresh: () => void;
}

/** The marks of each app; stories and tests have an app each. */
const marksOf = new WeakMap<App, GameMarks>();

function openMarks(app: App): GameMarks {
  const { client, session } = app;
  const onFailed = (failure: unknown) => toastRefusal(app, failure, 'marks');
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
      // With the first that is shown, and not while it is drawn: a call is news to others on the page.
      if (!isBegun) refresh();
      return marks.favorites.subscribe(listener);
    },
  };
  return { ...marks, favorites, refresh };
}

/** Which games the player has as favourites, and likes: the same everywhere on the page. */
export function useMarks(): GameMarks {
  const app = useApp();
  const known = marksOf.get(app) ?? openMarks(app);
  marksOf.set(app, known);
  return known;
}

/**
 * Is a game marked, and how to change that.
 * @param said what the server says of it, where it does
 */
export function useMark(
  kind: 'favorites' | 'likes' | 'comments',
  id: string,
  said = false,
): readonly [on: boolean, set: (on: boolean) => void] {
  const marks = useMarks()[kind];
  const read = () => marks.get(id);
  const on = useSyncExternalStore(marks.subscribe, read, read) ?? said;
  return [on, useCallback((next: boolean) => marks.set(id, next), [marks, id])];
}
