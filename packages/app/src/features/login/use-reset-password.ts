import type { Violation } from '@parlor/api/rules';
import type { PhoneVerificationStep } from '@parlor/flows/phone-verification';
import {
  type ResetPasswordField,
  type ResetPasswordMode,
  type ResetPasswordView,
  selectResetPassword,
} from '@parlor/flows/reset-password';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApi } from '../../data/api.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from './deadlines.ts';
import { resetPasswordWith } from './ports.ts';

export type ResetPasswordRef = ActorRefFrom<ReturnType<typeof resetPasswordWith>>;
type FormView = Extract<ResetPasswordView, { view: 'form' }>;

/** Props of a form that sets a new password. */
export interface ResetPasswordProps {
  actor: ResetPasswordRef;
  view: FormView;
  verification: PhoneVerificationStep;
}

/** Purpose of the codes of each mode. */
export const codePurposes = { forgotten: 'reset', change: 'proof', first: 'proof' } as const;

/** Starts the machine that sets a new password. */
export function useResetPassword(mode: ResetPasswordMode) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { countryCode } = useSite();
  const [machine] = useState(() => resetPasswordWith(client, mode));
  const deadlines = readDeadlines(tabStore, codePurposes[mode]);
  const actor = useActorRef(machine, { input: { mode, clock: { now }, countryCode, deadlines } });
  return { actor, view: useSelector(actor, selectResetPassword, shallowEqual) };
}

/** Mistakes in the fields of such a form. */
export interface FieldMistakes {
  violations: Partial<Record<ResetPasswordField, Violation>>;
  /** Message of the server's refusal of a field. */
  getRefusal: (field: ResetPasswordField) => string | undefined;
}

/**
 * Collects the mistakes of the last submission and of the last request for a code, and focuses the first
 * field that has one.
 */
export function useFieldMistakes(
  { view: { violations, error, errorField, isBusy }, verification }: ResetPasswordProps,
  focus: (field: ResetPasswordField) => void,
): FieldMistakes {
  const explain = useExplain();
  const requested = verification.violations;
  useEffect(() => {
    if (isBusy) return;
    const first = fieldOrder.find((field) => violations[field] || field === errorField);
    if (first !== undefined) focus(first);
  }, [violations, errorField, isBusy, focus]);
  useEffect(() => {
    if (requested.phone !== undefined) focus('phone');
  }, [requested, focus]);
  return {
    violations: { ...violations, ...requested },
    getRefusal: (field) => (error && field === errorField ? explain(error).text : undefined),
  };
}

/** From top to bottom. */
const fieldOrder: readonly ResetPasswordField[] = [
  'phone',
  'code',
  'username',
  'oldPwd',
  'newPwd',
  'confirmPwd',
];
