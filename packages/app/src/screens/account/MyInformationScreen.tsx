import { selectSessionError } from '@parlor/flows/session';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app-context.ts';
import { useExplain } from '../../data/errors.ts';
import { useUserInfo } from '../../data/session.ts';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { NarrowPage } from '../../shell/NarrowPage.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

/** What the site knows of the player, and what they may change of it (section 3, profile). */
export default function MyInformationScreen() {
  const t = useTexts();
  const { session } = useApp();
  const explain = useExplain();
  const user = useUserInfo();
  const error = useSelector(session, selectSessionError);
  return (
    <NarrowPage>
      <PageTitle>{t('titles.myInfomation')}</PageTitle>
      {user !== undefined && <ProfileForm user={user} />}
      {user === undefined && error !== undefined && (
        <ErrorState
          title={t('failure.title')}
          text={explain(error).text}
          requestId={error.requestId}
          onRetry={() => session.send({ type: 'player.refresh' })}
          labels={{ retry: t('actions.retry') }}
        />
      )}
      {user === undefined && error === undefined && (
        <>
          <Skeleton shape="circle" width={96} height={96} />
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </>
      )}
    </NarrowPage>
  );
}
