import type { ActorRefFrom } from 'xstate';
import type { signUpWith } from './ports.ts';

export type SignUpRef = ActorRefFrom<ReturnType<typeof signUpWith>>;

/** Props of every step of the sign-up. */
export interface StepProps {
  actor: SignUpRef;
  /** Leaves the step, or the sign-up when it is the first one. */
  onBack: (() => void) | undefined;
  busy: boolean;
}
