import { createContext, use } from 'react';
import type { App } from './app.ts';

/** Stories and tests give their own. */
export const AppContext = createContext<App | null>(null);

/** What lives as long as the page: the client, the session, the languages. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('There is no app around this component');
  return app;
}
