import { createContext, useContext } from 'react';

/** Where the ways in stand: each on a page of its own, or together in the popup over a page. */
export interface LoginPlace {
  /** Level of a view's heading: that of the page, or below the title of the popup. */
  headingAs: 'h1' | 'h3';
  /** Takes the token of a way in that succeeded; on a page, the session takes it at once. */
  onLoggedIn?: (token: string) => void;
}

export const LoginPlaceContext = createContext<LoginPlace>({ headingAs: 'h1' });

export const useLoginPlace = (): LoginPlace => useContext(LoginPlaceContext);
