import type { Part } from '../../components/LazyPart.tsx';

/** Props of an act: it runs when it mounts, and renders nothing. */
export interface ActProps {
  args: Readonly<Record<string, string>>;
  /** Called after the act succeeded or showed its error. */
  onDone: () => void;
}

/** The login question of each act is a text of `auth:acts`. */
export type ActName = 'favorite';

/** Acts that a visitor may start and that run after the login: by name, since they outlive the page. */
export type Acts = Readonly<Partial<Record<ActName, Part<ActProps>>>>;
