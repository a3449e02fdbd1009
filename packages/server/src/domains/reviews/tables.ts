import type { Generated } from 'kysely';

/** Counts of each, kept with the rows themselves. */
export interface GameReviewTable {
  game_id: string;
  favorites: Generated<number>;
  likes: Generated<number>;
  ratings: Generated<number>;
  /** Sum of the stars of all ratings. */
  stars: Generated<number>;
  /** Public ones only. */
  comments: Generated<number>;
}

export interface GameMarkTable {
  player_id: string;
  game_id: string;
  marked_at: Date;
}

export interface GameRatingTable {
  player_id: string;
  game_id: string;
  stars: number;
  rated_at: Date;
}

export interface GameCommentTable {
  id: string;
  game_id: string;
  player_id: string;
  content: string;
  /** `pending` until it is reviewed; `hidden` is visible to nobody. */
  state: 'pending' | 'shown' | 'hidden';
  /** Requires manual review: it contains a link or a phone number. */
  for_person: boolean;
  likes: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  /** Deleted by its author. */
  removed_at: Date | null;
}

export interface GameCommentLikeTable {
  player_id: string;
  comment_id: string;
}

export interface ReviewTables {
  game_review_count: GameReviewTable;
  game_favorite: GameMarkTable;
  game_like: GameMarkTable;
  game_rating: GameRatingTable;
  game_comment: GameCommentTable;
  game_comment_like: GameCommentLikeTable;
}
