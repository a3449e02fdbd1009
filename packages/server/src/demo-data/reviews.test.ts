import { gamePage } from '@parlor/api/calls';
import type { GameComment, GameDetail, List } from '@parlor/api/entities';
import { expect, it } from 'vitest';
import { describeOnDatabases, getData, openTestSite, providerGame } from '../testing/index.ts';
import { seedDemoReviews } from './reviews.ts';

describeOnDatabases('reviews of a new demo', (database) => {
  it('are seeded once, by their own players, in five languages', async () => {
    const { db } = database();
    const games = Array.from({ length: 30 }, (_, index) =>
      providerGame(`game-${index}`, { popularity: 100 - index }),
    );
    const site = await openTestSite(db, { games });
    await seedDemoReviews(site.core);
    const before = await db
      .selectFrom('game_review_count')
      .selectAll()
      .orderBy('game_id')
      .execute();
    await seedDemoReviews(site.core);
    const after = await db.selectFrom('game_review_count').selectAll().orderBy('game_id').execute();
    expect(after).toEqual(before);
    expect(after).toHaveLength(games.length);

    const info = getData<GameDetail>(await site.call(gamePage.gameInfo, { id: 'game-0' }));
    expect(Number(info.rating.average)).toBeGreaterThan(3);
    expect(info.likeCount).toBeGreaterThan(5);
    const said = [];
    for (let game = 0; game < 10; game += 1) {
      const list = await site.call(gamePage.commentList, { gameId: `game-${game}`, limit: 100 });
      const { rows, total } = getData<List<GameComment>>(list);
      expect(rows).toHaveLength(total);
      said.push(...rows);
    }
    for (const { rating, author, content } of said) {
      expect(rating).not.toBeNull();
      expect(author).not.toContain('0998');
      expect(content).not.toBe('');
    }
    const text = said.map(({ content }) => content).join(' ');
    for (const script of ['Han', 'Thai', 'Myanmar', 'Latin']) {
      expect(text).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
    await site.close();
  });
});
