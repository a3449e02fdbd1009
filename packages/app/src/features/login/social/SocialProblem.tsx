import { identityProviders } from '@parlor/api/calls/oauth';
import {
  selectCanRetrySocial,
  selectSocialError,
  selectSocialProblem,
} from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useSelector } from '@xstate/react';
import { ShieldAlert } from 'lucide-react';
import { useExplain } from '../../../data/errors.ts';
import { useCall } from '../../../data/use-call.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { useEnter } from '../use-enter.ts';
import type { SocialLoginRef } from './use-social-login.ts';

/** Why a social login did not come to its end, and the ways on. */
export function SocialProblem({ actor }: { actor: SocialLoginRef }) {
  const t = useTexts();
  const explain = useExplain();
  const enter = useEnter();
  const { data } = useCall(identityProviders, {});
  const problem = useSelector(actor, selectSocialProblem) ?? 'refused';
  const error = useSelector(actor, selectSocialError);
  const canRetry = useSelector(actor, selectCanRetrySocial);
  const tried = useSelector(actor, ({ context }) => context.provider);
  const [first] = data?.rows ?? [];
  const provider = data?.rows.find((row) => row.provider === tried) ?? first;
  const name = { provider: provider?.providerName ?? '' };
  const isRefusal = problem === 'refused' || problem === 'unprepared';
  const words = isRefusal && error !== undefined ? explain(error).text : undefined;
  return (
    <ErrorState
      titleAs="h1"
      icon={<ShieldAlert size={28} strokeWidth={1.75} />}
      title={t(`auth:social.problems.${problem}.title`, name)}
      text={words ?? t(`auth:social.problems.${problem}.text`, name)}
      requestId={error && (explain(error).requestId || undefined)}
      onRetry={() => {
        if (canRetry) actor.send({ type: 'retry' });
        else if (provider) actor.send({ type: 'start', provider: provider.provider });
      }}
      labels={{ retry: canRetry ? t('actions.retry') : t('auth:social.again') }}
      action={
        <Button variant="ghost" onClick={() => enter('accountLogin', { replace: true })}>
          {t('auth:social.otherWay')}
        </Button>
      }
    />
  );
}
