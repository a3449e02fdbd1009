import { identityProviders } from '@parlor/api/calls/oauth';
import type { SocialLoginView } from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { ShieldAlert } from 'lucide-react';
import { useExplain } from '../../../data/errors.ts';
import { useCall } from '../../../data/use-call.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { useEnter } from '../use-enter.ts';
import type { SocialLoginRef } from './use-social-login.ts';

interface Props {
  actor: SocialLoginRef;
  view: Extract<SocialLoginView, { view: 'failed' }>;
}

/** Why a social login failed, with a retry and the alternatives. */
export function SocialProblem({ actor, view }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const enter = useEnter();
  const { data } = useCall(identityProviders, {});
  const { problem, error, canRetry } = view;
  const [first] = data?.rows ?? [];
  const provider = data?.rows.find((row) => row.provider === view.provider) ?? first;
  const name = { provider: provider?.providerName ?? '' };
  const isRefusal = problem === 'refused' || problem === 'unprepared';
  const explained = isRefusal && error !== undefined ? explain(error).text : undefined;
  return (
    <ErrorState
      titleAs="h1"
      icon={<ShieldAlert size={28} strokeWidth={1.75} />}
      title={t(`auth:social.problems.${problem}.title`, name)}
      text={explained ?? t(`auth:social.problems.${problem}.text`, name)}
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
