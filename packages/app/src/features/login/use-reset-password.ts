import {
  type ResetPasswordField,
  type ResetPasswordMode,
  selectIsResetBusy,
  selectResetCountdown,
  selectResetError,
  selectResetRefusal,
  selectResetViolations,
} from '@parlor/flows/reset-password';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from './deadlines.ts';
import { resetPasswordWith } from './ports.ts';
import { useCodeSent } from './use-logged-in.ts';

/** A new password in the making: what every form for one is told. */
export function useResetPassword(mode: ResetPasswordMode) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const explain = useExplain();
  const { countryCode } = useSite();
  const [machine] = useState(() => resetPasswordWith(client, mode));
  const purpose = mode === 'forgotten' ? 'reset' : 'proof';
  const actor = useActorRef(machine, {
    input: { mode, clock: { now }, countryCode, deadlines: readDeadlines(tabStore, purpose) },
  });
  const countdown = useSelector(actor, selectResetCountdown);
  useCodeSent(actor, countdown, purpose);
  const snapshot = useSelector(actor, (current) => current);
  return {
    actor,
    countdown,
    busy: selectIsResetBusy(snapshot),
    violations: selectResetViolations(snapshot),
    error: selectResetError(snapshot),
    /** What the server refused about a field, in words. */
    refusalOf(field: ResetPasswordField): string | undefined {
      const refusal = selectResetRefusal(snapshot, field);
      return refusal && explain(refusal).text;
    },
  };
}

export type ResetPassword = ReturnType<typeof useResetPassword>;

/** Puts the focus on the first field that keeps a form from being sent, or that the server refuses. */
export function useFocusOnMistake(
  { actor, violations, busy }: ResetPassword,
  focus: (field: ResetPasswordField) => void,
): void {
  useEffect(() => {
    if (busy) return;
    const snapshot = actor.getSnapshot();
    const wrong = inOrder.find(
      (field) =>
        violations[field] !== undefined || selectResetRefusal(snapshot, field) !== undefined,
    );
    if (wrong !== undefined) focus(wrong);
  }, [actor, violations, busy, focus]);
}

/** From the top of the form to its foot. */
const inOrder: readonly ResetPasswordField[] = [
  'phone',
  'code',
  'username',
  'oldPwd',
  'newPwd',
  'confirmPwd',
];
