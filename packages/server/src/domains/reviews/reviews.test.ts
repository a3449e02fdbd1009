import { gamePage } from '@parlor/api/calls';
import type { GameComment, GameDetail, List, MarkedGame } from '@parlor/api/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { listComments, setCommentState } from './moderation.ts';

const SHOW_AFTER_SECONDS = 30;
const PAGE = { page: 1, limit: 20 };

describeOnDatabases('reviews', (database) => {
  let site: TestSite;
  let maria: TestPlayer;
  let jun: TestPlayer;
  let games = 0;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: Array.from({ length: 40 }, (_, index) => providerGame(`game-${index}`)),
      env: { COMMENT_AUTO_SHOW_SECONDS: String(SHOW_AFTER_SECONDS), LIMIT_COMMENT: '10000/60' },
    });
    maria = await site.signUp({ username: 'maria.r' });
    jun = await site.signUp({ username: 'jun.dc' });
  });
  afterAll(() => site.close());

  /** A game that no other test reviews. */
  const freshGame = () => {
    games += 1;
    return `game-${games}`;
  };
  const info = async (id: string, player?: TestPlayer) =>
    getData<GameDetail>(await site.call(gamePage.gameInfo, { id }, player));
  const favorite = (id: string, wanted: boolean, player = maria) =>
    site.call(gamePage.setFavorite, { id, favorite: wanted }, player);
  const like = (id: string, wanted: boolean, player = maria) =>
    site.call(gamePage.setLike, { id, liked: wanted }, player);
  const rate = (id: string, rating: number, player = maria) =>
    site.call(gamePage.rateGame, { id, rating }, player);
  const say = async (gameId: string, content: string, player = maria) =>
    getData<GameComment>(await site.call(gamePage.addComment, { gameId, content }, player));
  const getComments = async (gameId: string, player?: TestPlayer, more: object = {}) =>
    getData<List<GameComment>>(
      await site.call(gamePage.commentList, { gameId, ...PAGE, ...more }, player),
    );
  const show = (id: string) => setCommentState(site.core, id, 'shown', 'operator:test');
  /** Each count beside the rows that it counts. */
  const drift = async () =>
    (
      await sql<{ game_id: string }>`
        select o.game_id from game_review_count o where (likes, favorites, ratings, stars, comments) <> (
          (select count(*) from game_like l where l.game_id = o.game_id),
          (select count(*) from game_favorite f where f.game_id = o.game_id),
          (select count(*) from game_rating r where r.game_id = o.game_id),
          (select coalesce(sum(stars), 0) from game_rating r where r.game_id = o.game_id),
          (select count(*) from game_comment c
            where c.game_id = o.game_id and state = 'shown' and removed_at is null))`.execute(
        database().db,
      )
    ).rows;

  describe('favourites, likes and stars', () => {
    it('are unset at first, and always unset for a visitor', async () => {
      const id = freshGame();
      const none = { rating: { average: '0.0', count: 0 }, likeCount: 0, favoriteCount: 0 };
      expect(await info(id)).toMatchObject({ ...none, favorite: false, myRating: null });
      await favorite(id, true);
      await like(id, true);
      await rate(id, 4);
      expect(await info(id)).toMatchObject({ favorite: false, liked: false, myRating: null });
      expect(await info(id, maria)).toMatchObject({ favorite: true, liked: true, myRating: 4 });
    });

    it('take an absolute value, so that a repeat changes nothing', async () => {
      const id = freshGame();
      for (const wanted of [true, true, true]) await like(id, wanted);
      expect(getData(await like(id, true, jun))).toEqual({ liked: true, likeCount: 2 });
      for (const wanted of [false, false]) await like(id, wanted);
      expect(getData(await like(id, false))).toEqual({ liked: false, likeCount: 1 });
      expect(getData(await favorite(id, false))).toEqual({ favorite: false, favoriteCount: 0 });
    });

    it('replace the earlier rating', async () => {
      const id = freshGame();
      await rate(id, 5, jun);
      expect(getData(await rate(id, 2))).toEqual({
        myRating: 2,
        rating: { average: '3.5', count: 2 },
      });
      expect(getData(await rate(id, 4))).toMatchObject({ rating: { average: '4.5', count: 2 } });
    });

    it.each([0, 6, 4.5, -1])('reject a rating of %d', async (stars) => {
      expect(refusalIn(await rate(freshGame(), stars)).code).toBe(422);
    });

    it('S20: refuse unknown and hidden games alike', async () => {
      for (const answer of [
        await favorite('nowhere', true),
        await like('nowhere', true),
        await rate('nowhere', 3),
        await site.call(gamePage.addComment, { gameId: 'nowhere', content: 'Hello' }, maria),
      ]) {
        expect(refusalIn(answer)).toMatchObject({ code: 404, reason: 'notFound' });
      }
    });

    it('are counted exactly under concurrent requests', async () => {
      const id = freshGame();
      const waves = Array.from({ length: 24 }, (_, n) => [
        like(id, n % 3 !== 0),
        favorite(id, true, n % 2 === 0 ? maria : jun),
        rate(id, (n % 5) + 1, n % 2 === 0 ? maria : jun),
      ]);
      const answers = await Promise.all(waves.flat());
      expect(answers.every(({ code }) => code === 200)).toBe(true);
      expect(await info(id)).toMatchObject({ favoriteCount: 2, rating: { count: 2 } });
      expect(await drift()).toEqual([]);
    });

    it('lists favourites for their player only, newest first', async () => {
      const lisa = await site.signUp();
      const [first, second] = [freshGame(), freshGame()];
      await favorite(first, true, lisa);
      site.core.clock.advance(1_000);
      await favorite(second, true, lisa);
      await like(first, true, lisa);
      const favorites = getData<List<MarkedGame>>(
        await site.call(gamePage.favoriteList, PAGE, lisa),
      );
      expect(favorites.total).toBe(2);
      expect(favorites.rows.map(({ gameId }) => gameId)).toEqual([second, first]);
      const likes = getData<List<MarkedGame>>(await site.call(gamePage.likeList, PAGE, lisa));
      expect(likes.rows.map(({ gameId }) => gameId)).toEqual([first]);
      expect(getData(await site.call(gamePage.favoriteIds, {}, lisa))).toEqual({
        ids: [second, first],
      });
    });
  });

  describe('comments', () => {
    it('are visible to their author only until approved', async () => {
      const id = freshGame();
      const { commentId } = await say(id, '  The bonus is worth the wait.  ');
      const own = await getComments(id, maria);
      expect(own).toMatchObject({
        total: 1,
        rows: [
          { commentId, content: 'The bonus is worth the wait.', state: 'pending', mine: true },
        ],
      });
      expect(await getComments(id)).toEqual({ rows: [], total: 0 });
      expect(await getComments(id, jun)).toEqual({ rows: [], total: 0 });
      await show(commentId);
      expect(await getComments(id, jun)).toMatchObject({
        total: 1,
        rows: [{ commentId, state: 'shown', mine: false, author: 'mar••' }],
      });
      expect(await info(id)).toMatchObject({ commentCount: 1 });
    });

    it('show a masked author', async () => {
      const lisa = await site.signUp();
      const id = freshGame();
      const { author } = await say(id, 'Nice one', lisa);
      expect(author).toContain('••');
      expect(author).not.toContain(lisa.phone.slice(2, -3));
    });

    it('include the author’s rating; pages start with the own pending comments', async () => {
      const id = freshGame();
      await rate(id, 5, jun);
      const shown: string[] = [];
      for (const content of ['one', 'two', 'three']) {
        site.core.clock.advance(1_000);
        const { commentId } = await say(id, content, jun);
        await show(commentId);
        shown.unshift(commentId);
      }
      const mine = await say(id, 'mine');
      const page = (number: number) => getComments(id, maria, { page: number, limit: 2 });
      expect(await page(1)).toMatchObject({
        total: 4,
        rows: [
          { commentId: mine.commentId, rating: null },
          { commentId: shown[0], rating: 5 },
        ],
      });
      expect((await page(2)).rows.map(({ commentId }) => commentId)).toEqual(shown.slice(1));
      expect((await page(3)).rows).toEqual([]);
    });

    it('can be liked once per player, and sorted by likes', async () => {
      const id = freshGame();
      const older = await say(id, 'older', jun);
      site.core.clock.advance(1_000);
      const newer = await say(id, 'newer', jun);
      const likeIt = (liked: boolean, player = maria) =>
        site.call(gamePage.likeComment, { id: older.commentId, liked }, player);
      expect(refusalIn(await likeIt(true)).code).toBe(404);
      for (const { commentId } of [older, newer]) await show(commentId);
      await Promise.all(Array.from({ length: 12 }, () => likeIt(true)));
      expect(getData(await likeIt(true, jun))).toEqual({ liked: true, likeCount: 2 });
      expect(getData(await likeIt(false, jun))).toEqual({ liked: false, likeCount: 1 });
      const liked = await getComments(id, maria, { sort: 'liked' });
      expect(liked.rows).toMatchObject([
        { commentId: older.commentId, likeCount: 1, liked: true },
        { commentId: newer.commentId, likeCount: 0, liked: false },
      ]);
    });

    it('S20: can be deleted by their author only', async () => {
      const id = freshGame();
      const { commentId } = await say(id, 'Mine to take away');
      await show(commentId);
      const remove = (player: TestPlayer) =>
        site.call(gamePage.deleteComment, { id: commentId }, player);
      const another = refusalIn(await remove(jun));
      const unknown = refusalIn(
        await site.call(gamePage.deleteComment, { id: crypto.randomUUID() }, jun),
      );
      expect(another).toMatchObject({ code: 404, reason: 'notFound' });
      expect({ ...another, requestId: '' }).toEqual({ ...unknown, requestId: '' });
      expect(refusalIn(await remove(maria)).code).toBe(200);
      expect(refusalIn(await remove(maria)).code).toBe(404);
      expect(await info(id)).toMatchObject({ commentCount: 0 });
      expect((await getComments(id, maria)).total).toBe(0);
    });

    it('stay hidden after deletion if the operator hid them', async () => {
      const id = freshGame();
      const { commentId } = await say(id, 'Rude words');
      await show(commentId);
      await setCommentState(site.core, commentId, 'hidden', 'operator:test');
      await setCommentState(site.core, commentId, 'hidden', 'operator:test');
      expect((await getComments(id, maria)).total).toBe(0);
      expect(await info(id)).toMatchObject({ commentCount: 0 });
      const remove = await site.call(gamePage.deleteComment, { id: commentId }, maria);
      expect(refusalIn(remove).code).toBe(404);
      const hidden = await listComments(database().db, { state: 'hidden' });
      expect(hidden).toContainEqual(
        expect.objectContaining({ id: commentId, decidedBy: 'operator:test' }),
      );
    });

    it('stay hidden if an operator decides before the demo’s approval (S6)', async () => {
      const id = freshGame();
      const { commentId } = await say(id, 'Decided in between');
      site.core.clock.advance(SHOW_AFTER_SECONDS * 1_000);
      await setCommentState(site.core, commentId, 'hidden', 'operator:test');
      // The demo's moderation of a comment that it had read as pending.
      await setCommentState(site.core, commentId, 'shown', 'system:comments.show', 'pending');
      expect((await getComments(id, maria)).total).toBe(0);
      const hidden = await listComments(database().db, { state: 'hidden' });
      expect(hidden).toContainEqual(
        expect.objectContaining({ id: commentId, decidedBy: 'operator:test' }),
      );
    });

    it('are approved by the demo after a delay, except for those with links', async () => {
      const id = freshGame();
      await say(id, 'Fine by anybody');
      for (const lure of [
        'win at http://example.com',
        'Call me: 0917 555 0142',
        'me@example.com',
        'lucky88.vip pays more',
      ]) {
        await say(id, lure, jun);
      }
      await site.core.jobs.runNow('comments.show');
      expect((await getComments(id)).total).toBe(0);
      site.core.clock.advance(SHOW_AFTER_SECONDS * 1_000);
      await site.core.jobs.runNow('comments.show');
      expect((await getComments(id)).rows).toMatchObject([{ content: 'Fine by anybody' }]);
      const waiting = await listComments(database().db, { state: 'pending' });
      expect(
        waiting.filter(({ gameId }) => gameId === id).map(({ forPerson }) => forPerson),
      ).toEqual([true, true, true, true]);
    });

    it.each([
      ['nothing', '   '],
      ['too much', 'x'.repeat(301)],
    ])('S21: reject %s', async (_, content) => {
      const answer = await site.call(gamePage.addComment, { gameId: freshGame(), content }, maria);
      expect(refusalIn(answer)).toMatchObject({ code: 422, field: 'content' });
    });

    it('S24: are stored and returned as plain text', async () => {
      const content = '<img src=x onerror=alert(1)> & "quotes"';
      expect((await say(freshGame(), content)).content).toBe(content);
    });

    it('are counted exactly under concurrent creation, approval and deletion', async () => {
      const id = freshGame();
      const said = await Promise.all(Array.from({ length: 8 }, (_, n) => say(id, `no. ${n}`)));
      await Promise.all(
        said.flatMap(({ commentId }, n) => [
          show(commentId),
          show(commentId),
          n % 2 === 0
            ? setCommentState(site.core, commentId, 'hidden', 'operator:test')
            : site.call(gamePage.deleteComment, { id: commentId }, maria),
        ]),
      ).catch((error: unknown) => {
        // A later request, after the author has deleted it, gets 404.
        expect(error).toMatchObject({ code: 404 });
      });
      expect(await drift()).toEqual([]);
    });
  });

  it('S29: limits comments per player, and returns the wait time', async () => {
    const limited = await openTestSite(database().db, { env: { LIMIT_COMMENT: '1/60' } });
    await limited.core.jobs.runNow('games.sync');
    const player = await limited.signUp();
    const ask = () =>
      limited.call(gamePage.addComment, { gameId: 'lucky-sevens', content: 'Hello' }, player);
    expect(refusalIn(await ask()).code).toBe(200);
    expect(refusalIn(await ask())).toMatchObject({ code: 429, seconds: 60 });
    await limited.close();
  });
});
