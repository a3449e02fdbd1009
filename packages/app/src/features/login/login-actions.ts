import type { Part } from '../../components/LazyPart.tsx';

/** Props of an action that runs when it mounts, and renders nothing. */
export interface LoginActionProps {
  args: Readonly<Record<string, string>>;
  /** Called after the action succeeded or showed its error. */
  onDone: () => void;
}

/** The login prompt of each action is a text of `auth:loginActions`. */
export type LoginActionName = 'favorite';

/** Actions that a visitor starts and that run after the login: by name, since they outlive the page. */
export type LoginActions = Readonly<Partial<Record<LoginActionName, Part<LoginActionProps>>>>;
