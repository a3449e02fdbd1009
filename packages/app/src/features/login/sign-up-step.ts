import type { SignUpStepView } from '@parlor/flows/sign-up';
import type { ActorRefFrom } from 'xstate';
import type { signUpWith } from './ports.ts';

type SignUpRef = ActorRefFrom<ReturnType<typeof signUpWith>>;

/** Props of every step of the sign-up. */
export interface StepProps {
  actor: SignUpRef;
  /** Data of the step. */
  view: SignUpStepView;
  /** Leaves the step, or the sign-up when it is the first one. */
  onBack: (() => void) | undefined;
}
