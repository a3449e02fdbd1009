import { gamePage } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { addGameComment, listGameComments, removeGameComment, setCommentLike } from './comments.ts';
import { favoriteIds, setMark } from './marks.ts';
import { approveAutomatically } from './moderation.ts';
import { rate } from './ratings.ts';

const SHOW_EVERY_SECONDS = 5;

/** Reviews of games by players: favourites, likes, stars and comments. */
export const reviewsModule: Module = ({ core, calls }) => {
  const { db, limits, config } = core;

  calls.player(gamePage.setFavorite, async ({ args, principal }) => {
    const { id: gameId, favorite: marked } = args;
    const mark = { playerId: principal.playerId, gameId, marked };
    return { favorite: marked, favoriteCount: await setMark(core, 'favorite', mark) };
  });

  calls.player(gamePage.setLike, async ({ args, principal }) => {
    const { id: gameId, liked: marked } = args;
    const mark = { playerId: principal.playerId, gameId, marked };
    return { liked: marked, likeCount: await setMark(core, 'like', mark) };
  });

  calls.player(gamePage.rateGame, async ({ args, principal }) => {
    const { id: gameId, rating: stars } = args;
    const rating = await rate(core, { playerId: principal.playerId, gameId, stars });
    return { myRating: stars, rating };
  });

  calls.player(gamePage.favoriteIds, async ({ principal }) => ({
    ids: await favoriteIds(db, principal.playerId),
  }));

  calls.public(gamePage.commentList, ({ args, principal }) =>
    listGameComments(db, { ...args, playerId: principal?.playerId ?? null }),
  );

  calls.player(gamePage.addComment, async ({ args, principal }) => {
    await limits.demand('comment', principal.playerId);
    return await addGameComment(core, { ...args, playerId: principal.playerId });
  });

  calls.player(gamePage.deleteComment, async ({ args, principal }) => {
    await removeGameComment(core, { playerId: principal.playerId, commentId: args.id });
    return {};
  });

  calls.player(gamePage.likeComment, async ({ args, principal }) => {
    const { id: commentId, liked } = args;
    const likeCount = await setCommentLike(core, {
      playerId: principal.playerId,
      commentId,
      liked,
    });
    return { liked, likeCount };
  });

  const { commentAutoShowMs } = config;
  if (commentAutoShowMs !== null) {
    core.jobs.every('comments.show', { seconds: SHOW_EVERY_SECONDS }, () =>
      approveAutomatically(core, commentAutoShowMs),
    );
  }
};
