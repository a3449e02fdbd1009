import { selectDestination } from '@parlor/flows/route-guard';
import { useEffect } from 'react';
import { useSession } from '../../data/session.ts';
import { useToasts } from '../../data/toasts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useGuard } from '../../navigation/guard.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import type { CountdownRef } from './CodeStep.tsx';
import { type CodePurpose, keepDeadline } from './deadlines.ts';
import { useLoginPrompt } from './login-prompt.ts';
import { useLoginPlace } from './place.ts';

interface Subscription {
  unsubscribe(): void;
}
interface LoginEmitter {
  on(type: 'loggedIn', handler: (event: { type: 'loggedIn'; token: string }) => void): Subscription;
}
interface CodeEmitter {
  on(type: 'codeSent', handler: () => void): Subscription;
}

/** Opens the session after a login, with the stored destination (product decision 16). */
export function useLoggedIn(actor: LoginEmitter): void {
  const session = useSession();
  const guard = useGuard();
  const loginPrompt = useLoginPrompt();
  const { onLoggedIn } = useLoginPlace();
  useEffect(() => {
    const subscription = actor.on('loggedIn', ({ token }) => {
      if (onLoggedIn !== undefined) {
        onLoggedIn(token);
        return;
      }
      const destination = selectDestination(guard.getSnapshot()) ?? loginPrompt.next()?.destination;
      session.send({ type: 'login.succeeded', token, destination });
    });
    return () => subscription.unsubscribe();
  }, [actor, guard, loginPrompt, session, onLoggedIn]);
}

/** Announces a sent code (docs/product.md: Error catalogue), and stores its countdown for a reload. */
export function useCodeSent(
  actor: CodeEmitter,
  countdown: CountdownRef | undefined,
  purpose: CodePurpose,
): void {
  const { tabStore } = usePlatform();
  const toasts = useToasts();
  const t = useTexts();
  useEffect(() => {
    const sent = actor.on('codeSent', () =>
      toasts.show({ text: t('auth:codes.sent'), tone: 'positive' }),
    );
    const counted = countdown?.on('deadline', ({ phone, until }) =>
      keepDeadline(tabStore, purpose, phone, until),
    );
    return () => {
      sent.unsubscribe();
      counted?.unsubscribe();
    };
  }, [actor, countdown, tabStore, toasts, purpose, t]);
}
