import { createContext, useContext } from 'react';

/** Where a login form is shown: on its own page, or in the popup over a page. */
export interface LoginPlace {
  /** Heading level of a view: of the page, or below the title of the popup. */
  headingAs: 'h1' | 'h3';
  /** Receives the token of a login; by default it opens the session. */
  onLoggedIn?: (token: string) => void;
}

export const LoginPlaceContext = createContext<LoginPlace>({ headingAs: 'h1' });

export const useLoginPlace = (): LoginPlace => useContext(LoginPlaceContext);
