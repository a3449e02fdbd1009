/** The value for "all games" in a choice of categories; no category has this id. */
export const ALL_CATEGORIES = 'all';
