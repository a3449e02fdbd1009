/** Stands for "all games" where a category may be chosen; ids of categories are never this. */
export const ALL_CATEGORIES = 'all';
