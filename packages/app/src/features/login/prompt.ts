import type { Destination } from '@parlor/flows/route-guard';
import type { RouteName } from '../../routes/paths.ts';

export type LoginView = 'accountLogin' | 'signUp' | 'codeLogin';

/** The page of each way in, for phones and for links. */
export const loginPages = {
  accountLogin: 'accountLogin',
  codeLogin: 'codeLogin',
  signUp: 'accountSignUp',
} as const satisfies Record<LoginView, RouteName>;

/**
 * What asks a visitor in: a question over the page ("log in or register first", section 6), or, on a
 * desktop, the ways in themselves (section 4).
 */
export type LoginPromptState =
  | { kind: 'closed' }
  | { kind: 'question'; destination: Destination; gameName: string }
  | { kind: 'popup'; view: LoginView };

export interface LoginPrompt {
  get(): LoginPromptState;
  subscribe(listener: () => void): () => void;
  ask(destination: Destination, gameName: string): void;
  openPopup(view: LoginView): void;
  close(): void;
}

export function createLoginPrompt(): LoginPrompt {
  const listeners = new Set<() => void>();
  let state: LoginPromptState = { kind: 'closed' };
  const change = (next: LoginPromptState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (destination, gameName) => change({ kind: 'question', destination, gameName }),
    openPopup: (view) => change({ kind: 'popup', view }),
    close: () => change({ kind: 'closed' }),
  };
}
