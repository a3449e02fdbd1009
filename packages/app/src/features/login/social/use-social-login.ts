import type { SocialAnswer } from '@parlor/flows/social-login';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApi } from '../../../data/api.ts';
import { useSite } from '../../../data/site.ts';
import { now } from '../../../platform/clock.ts';
import { page } from '../../../platform/page.ts';
import { usePlatform } from '../../../platform/platform-context.ts';
import { onPageRestored } from '../../../platform/windows.ts';
import { readDeadlines } from '../deadlines.ts';
import { forgetInvitation, storedInvitation } from '../invitation.ts';
import { useLoggedIn } from '../use-logged-in.ts';
import { socialLoginWith } from './ports.ts';
import { keepProgress, readProgress } from './progress.ts';

export type SocialLoginRef = ActorRefFrom<ReturnType<typeof socialLoginWith>>;

interface Options {
  /** The parameters of the address that the provider redirected the browser to. */
  answer?: SocialAnswer | undefined;
  /** Called before the navigation to the provider's page. */
  onLeave?: () => void;
}

/** A social login on one of its pages; it resumes the stored progress of the tab. */
export function useSocialLogin({ answer, onLeave }: Options = {}): SocialLoginRef {
  const api = useApi();
  const site = useSite();
  const { storage, tabStore } = usePlatform();
  const [machine] = useState(() => socialLoginWith(api, tabStore));
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      countryCode: site.countryCode,
      timezone: site.countryTimezone,
      minimumAge: site.minimumAge,
      inviteCode: storedInvitation(storage),
      progress: readProgress(tabStore),
      answer,
      deadlines: readDeadlines(tabStore, 'bindPhone'),
    },
  });
  // Before the actor starts, which is an effect: it may emit progress at once.
  useLayoutEffect(() => {
    const kept = actor.on('progressChanged', ({ progress }) => {
      keepProgress(tabStore, progress);
      // The account exists: the invite code was used.
      if (progress?.step === 'fillProfile') forgetInvitation(storage);
    });
    const dropped = actor.on('inviteCodeDropped', () => forgetInvitation(storage));
    return () => {
      kept.unsubscribe();
      dropped.unsubscribe();
    };
  }, [actor, storage, tabStore]);
  useEffect(() => {
    const redirected = actor.on('redirect', ({ url }) => {
      onLeave?.();
      page.open(url);
    });
    return () => redirected.unsubscribe();
  }, [actor, onLeave]);
  // The player went back from the provider without a response.
  useEffect(() => onPageRestored(() => actor.send({ type: 'page.shown' })), [actor]);

  useLoggedIn(actor);
  return actor;
}
