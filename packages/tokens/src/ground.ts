/**
 * The property that holds the colour of the page, for what sits around the page, such as a phone's own
 * bars. By itself, so that who reads this one name at run time does not bring those of all tokens.
 */
export const groundProperty = '--p-color-bg-page';
