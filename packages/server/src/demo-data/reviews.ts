import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlor/api/constants';
import { canonicalPhone } from '@parlor/api/rules';
import { sql } from 'kysely';
import { toDate } from '../core/clock.ts';
import type { Trx } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { insertPlayer } from '../domains/players/index.ts';
import { readSite } from '../domains/site/index.ts';
import type { Core } from '../platform/core.ts';

/** How many games the demo's players review: the most played ones. */
const GAMES = 60;
const COMMENTED_GAMES = 24;
const COMMENTS_EACH = 6;
/** Percentages of players who like, favourite and rate a game. */
const LIKERS = 62;
const KEEPERS = 28;
const RATERS = 55;

interface Crowd {
  readonly people: readonly string[];
  /** Comments with their stars; any demo player may write them about any game. */
  readonly remarks: readonly (readonly [stars: number, content: string])[];
}

/** Demo players by language, and their comments. */
const crowds: readonly Crowd[] = [
  {
    people: ['Jun dela Cruz', 'Liza M.', 'Kuya Ben', 'Tita Baby', 'Mark_Davao', 'Ate Rose', 'Bea'],
    remarks: [
      [5, 'Smooth on my old phone, and it goes on where I left it.'],
      [4, 'The bonus comes slowly, but it pays when it does.'],
      [5, 'Best sound of all of them. I play it with headphones.'],
      [3, 'Nice pictures. I wish the smallest bet were smaller.'],
      [2, 'Too much waiting between rounds for me.'],
      [4, 'Sulit! Naglalaro ako nito pag break sa trabaho.'],
    ],
  },
  {
    people: ['小林', '阿杰', '大海', '晴天', '老王'],
    remarks: [
      [5, '画面很精致，手机上一点都不卡。'],
      [4, '奖励回合来得慢，不过挺刺激的。'],
      [3, '还可以，希望多一些免费次数。'],
      [5, '音乐好听，睡前玩几把很放松。'],
    ],
  },
  {
    people: ['ธนา', 'น้องมิ้นท์', 'เอกชัย', 'พี่หนึ่ง', 'ฝน'],
    remarks: [
      [5, 'ภาพสวย เล่นลื่นมาก ไม่มีสะดุดเลย'],
      [4, 'โบนัสออกยากหน่อย แต่ออกแล้วคุ้ม'],
      [3, 'สนุกดี แต่อยากให้เดิมพันต่ำกว่านี้'],
    ],
  },
  {
    people: ['အောင်အောင်', 'မသီတာ', 'ကိုမင်း', 'နှင်းဝေ'],
    remarks: [
      [5, 'ဂိမ်းကောင်းတယ်။ ဖုန်းနဲ့ ကစားရတာ ချောမွေ့တယ်။'],
      [4, 'ဘောနပ်စ် ထွက်နှေးပေမယ့် ပျော်စရာကောင်းတယ်။'],
      [2, 'အင်တာနက်နှေးရင် စောင့်ရတာကြာတယ်။'],
    ],
  },
  {
    people: ['Aiman', 'Siti N.', 'Hafiz', 'Kak Ros'],
    remarks: [
      [5, 'Grafik cantik, main pun lancar. Syok!'],
      [4, 'Bonus lambat keluar, tapi berbaloi.'],
      [3, 'Boleh tahan. Harap ada pusingan percuma lagi.'],
    ],
  },
];
const people = crowds.flatMap((crowd) => crowd.people);

/**
 * Seeds a new demo's games with reviews: demo players who like, favourite, rate and comment, each
 * with ordinary rows. Deterministic. Once, if there are no reviews yet.
 */
export async function seedDemoReviews(core: Core): Promise<void> {
  const { db, clock } = core;
  const { countryCode } = await readSite(db);
  await withTransaction(db, async (trx) => {
    // Of two servers that start concurrently, one does it.
    await trx.selectFrom('site').select('id').where('id', '=', 1).forUpdate().execute();
    const said = await trx.selectFrom('game_review_count').select('game_id').limit(1).execute();
    if (said.length > 0) return;
    const games = await trx
      .selectFrom('game')
      .select('id')
      .where('offered', '=', true)
      .orderBy('listed_popularity', 'desc')
      .orderBy('id')
      .limit(GAMES)
      .execute();
    if (games.length === 0) return;
    const players: string[] = [];
    for (const [index, nickname] of people.entries()) {
      const phone = `0998000${String(index).padStart(4, '0')}`;
      const id = await insertPlayer(trx, clock, {
        phone,
        phoneKey: canonicalPhone(phone, countryCode) ?? phone,
        username: '',
        passwordHash: null,
        inviteCode: '',
      });
      await trx.updateTable('player').set({ nickname }).where('id', '=', id).execute();
      players.push(id);
    }
    await mark(core, trx, games, players);
    await comment(core, trx, games.slice(0, COMMENTED_GAMES), players);
    await count(trx);
  });
}

type Games = readonly { readonly id: string }[];

async function mark({ clock }: Core, trx: Trx, games: Games, players: readonly string[]) {
  const by = (what: string, share: number) =>
    games.flatMap(({ id: game_id }) =>
      players.flatMap((player_id, index) => {
        const at = chance(game_id, what, index);
        if (at % 100 >= share) return [];
        return [{ game_id, player_id, at: toDate(clock, -(at % 720) * HOUR_MS), seed: at }];
      }),
    );
  for (const [table, rows] of [
    ['game_like', by('like', LIKERS)],
    ['game_favorite', by('favorite', KEEPERS)],
  ] as const) {
    await trx
      .insertInto(table)
      .values(rows.map(({ at, seed: _, ...row }) => ({ ...row, marked_at: at })))
      .execute();
  }
  await trx
    .insertInto('game_rating')
    .values(
      by('rating', RATERS).map(({ at, seed, ...row }) => ({
        ...row,
        stars: [5, 5, 4, 4, 4, 5, 3, 4, 5, 2][seed % 10] ?? 4,
        rated_at: at,
      })),
    )
    .execute();
}

async function comment({ clock }: Core, trx: Trx, games: Games, players: readonly string[]) {
  const rows = games.flatMap(({ id: game_id }) =>
    Array.from({ length: COMMENTS_EACH }, (_, index) => {
      const pick = chance(game_id, 'remark', index);
      const { people: speakers, remarks } = crowds[index % crowds.length] ?? {
        people,
        remarks: [],
      };
      const [stars, content] = remarks[pick % remarks.length] ?? [5, ''];
      const speaker = speakers[chance(game_id, 'speaker', index) % speakers.length] ?? '';
      const player_id = players[people.indexOf(speaker)] ?? '';
      return { game_id, player_id, content, stars, hours: 3 + index * 17 + (pick % 11) };
    }),
  );
  // A player who comments has rated, and the comment matches the stars.
  const once = new Map(rows.map((row) => [`${row.game_id} ${row.player_id}`, row]));
  for (const { game_id, player_id, stars, hours } of once.values()) {
    const rated_at = toDate(clock, -hours * HOUR_MS);
    await trx
      .insertInto('game_rating')
      .values({ game_id, player_id, stars, rated_at })
      .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ stars }))
      .execute();
  }
  const comments = [...once.values()].map(({ game_id, player_id, content, hours }) => ({
    id: randomUUID(),
    game_id,
    player_id,
    content,
    state: 'shown' as const,
    for_person: false,
    created_at: toDate(clock, -hours * HOUR_MS),
    decided_at: toDate(clock, -(hours - 1) * HOUR_MS),
    decided_by: 'system:demo',
    removed_at: null,
  }));
  await trx.insertInto('game_comment').values(comments).execute();
  await trx
    .insertInto('game_comment_like')
    .values(
      comments.flatMap(({ id, content, game_id }) =>
        players.flatMap((player_id, index) =>
          chance(game_id, content, index) % 100 < 30 ? [{ comment_id: id, player_id }] : [],
        ),
      ),
    )
    .execute();
}

/** Every count from its rows. */
async function count(trx: Trx): Promise<void> {
  await sql`
    update game_comment c set likes =
      (select count(*) from game_comment_like l where l.comment_id = c.id)`.execute(trx);
  await sql`
    insert into game_review_count (game_id, likes, favorites, ratings, stars, comments)
    select g.id,
      (select count(*) from game_like l where l.game_id = g.id),
      (select count(*) from game_favorite f where f.game_id = g.id),
      (select count(*) from game_rating r where r.game_id = g.id),
      (select coalesce(sum(r.stars), 0) from game_rating r where r.game_id = g.id),
      (select count(*) from game_comment c where c.game_id = g.id)
    from game g where exists (select from game_like l where l.game_id = g.id)
      or exists (select from game_rating r where r.game_id = g.id)
      or exists (select from game_favorite f where f.game_id = g.id)`.execute(trx);
}

/** A number that is stable across restarts (FNV-1a). */
function chance(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const char of parts.join('|')) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // Otherwise the last character alone would decide the lowest digits.
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}
