import type { LoginPopupTab } from '@parlor/flows/login-popup';
import type { Destination } from '@parlor/flows/route-guard';
import { createContext } from 'react';
import type { RouteName } from '../../navigation/paths.ts';
import { useRequiredContext } from '../../platform/required-context.ts';
import type { TextStore } from '../../platform/storage.ts';
import type { LoginActionName } from './login-actions.ts';

export type LoginPage = LoginPopupTab | 'codeLogin' | 'accountResetPwd';

/** Route of each login page, for phones and links. */
export const loginPages = {
  accountLogin: 'accountLogin',
  codeLogin: 'codeLogin',
  signUp: 'accountSignUp',
  accountResetPwd: 'accountResetPwd',
} as const satisfies Record<LoginPage, RouteName>;

/** An action that requires a player, as data that can be stored across pages. */
export interface LoginAction {
  name: LoginActionName;
  args: Readonly<Record<string, string>>;
}

/** What follows a login: the previous page and the action that the visitor started there. */
export interface AfterLogin {
  destination: Destination;
  action?: LoginAction | undefined;
  /** Scroll position of the page at the start of the action, in px. */
  top?: number | undefined;
}

/**
 * The prompt for a visitor: a question over the page ("log in or register first",
 * docs/product.md (Roles and permissions)), or, on a desktop, the login popup
 * (docs/product.md: States and transitions).
 */
export type LoginPromptState =
  | { kind: 'closed' }
  | ({ kind: 'question'; subject: string } & AfterLogin)
  | { kind: 'popup'; tab: LoginPopupTab };

export interface LoginPrompt {
  get(): LoginPromptState;
  subscribe(listener: () => void): () => void;
  /** @param subject of the question: the name of a game */
  ask(subject: string, next: AfterLogin): void;
  openPopup(tab: LoginPopupTab): void;
  close(): void;
  /** What follows the login; null for nothing. */
  next(): AfterLogin | null;
  /**
   * Stores what follows the login, across the login pages and the redirect to an identity provider.
   */
  remember(next: AfterLogin | null): void;
}

export const LoginPromptContext = createContext<LoginPrompt | null>(null);

export const useLoginPrompt = (): LoginPrompt => useRequiredContext(LoginPromptContext);

const STORED_AS = 'afterLogin';

/** @param store storage of this tab, so that tabs do not affect each other */
export function createLoginPrompt(store: TextStore): LoginPrompt {
  const listeners = new Set<() => void>();
  let state: LoginPromptState = { kind: 'closed' };
  let next = readNext(store);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (to: LoginPromptState) => {
    state = to;
    notify();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (subject, after) => change({ kind: 'question', subject, ...after }),
    openPopup: (tab) => change({ kind: 'popup', tab }),
    close: () => change({ kind: 'closed' }),
    next: () => next,
    remember(after) {
      if (next === after) return;
      next = after;
      if (after === null) store.removeItem(STORED_AS);
      else store.setItem(STORED_AS, JSON.stringify(after));
      notify();
    },
  };
}

/**
 * Only this page writes the value, and a destination is checked against the route table on
 * navigation (S25).
 */
function readNext(store: TextStore): AfterLogin | null {
  try {
    return JSON.parse(store.getItem(STORED_AS) ?? 'null') as AfterLogin | null;
  } catch {
    return null;
  }
}
