import type { LoginPopupTab } from '@parlor/flows/login-popup';
import type { Destination } from '@parlor/flows/route-guard';
import { createContext } from 'react';
import type { RouteName } from '../../navigation/paths.ts';
import { useRequiredContext } from '../../platform/required-context.ts';
import type { TextStore } from '../../platform/storage.ts';
import type { ActName } from './acts.ts';

export type LoginPage = LoginPopupTab | 'codeLogin' | 'accountResetPwd';

/** The page of each way in, for phones and for links. */
export const loginPages = {
  accountLogin: 'accountLogin',
  codeLogin: 'codeLogin',
  signUp: 'accountSignUp',
  accountResetPwd: 'accountResetPwd',
} as const satisfies Record<LoginPage, RouteName>;

/** Something that needs a player, as data: it outlives the page on which a visitor asked for it. */
export interface Act {
  name: ActName;
  args: Readonly<Record<string, string>>;
}

/** What follows a login: where the person was, and what they were about to do there. */
export interface AfterLogin {
  destination: Destination;
  act?: Act | undefined;
  /** How far down the page was on which they were about to do it, in px. */
  top?: number | undefined;
}

/**
 * What asks a visitor in: a question over the page ("log in or register first", the specification (Roles and permissions)), or, on a
 * desktop, the ways in themselves (specification: States and transitions).
 */
export type LoginPromptState =
  | { kind: 'closed' }
  | ({ kind: 'question'; subject: string } & AfterLogin)
  | { kind: 'popup'; tab: LoginPopupTab };

export interface LoginPrompt {
  get(): LoginPromptState;
  subscribe(listener: () => void): () => void;
  /** @param subject what it is about: the name of a game */
  ask(subject: string, next: AfterLogin): void;
  openPopup(tab: LoginPopupTab): void;
  close(): void;
  /** What follows the login; null when nothing waits for it. */
  next(): AfterLogin | null;
  /** Remembers what follows, over the pages of the login and over the way to an identity provider. */
  remember(next: AfterLogin | null): void;
}

export const LoginPromptContext = createContext<LoginPrompt | null>(null);

export const useLoginPrompt = (): LoginPrompt => useRequiredContext(LoginPromptContext);

const STORED_AS = 'afterLogin';

/** @param store the tab's own: what one tab waits for is none of another's business */
export function createLoginPrompt(store: TextStore): LoginPrompt {
  const listeners = new Set<() => void>();
  let state: LoginPromptState = { kind: 'closed' };
  let next = readNext(store);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (to: LoginPromptState) => {
    state = to;
    tell();
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
      tell();
    },
  };
}

/** Only this page writes it, and a destination is checked against the route table when it is gone to (S25). */
function readNext(store: TextStore): AfterLogin | null {
  try {
    return JSON.parse(store.getItem(STORED_AS) ?? 'null') as AfterLogin | null;
  } catch {
    return null;
  }
}
