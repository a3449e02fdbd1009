import { selectSessionError } from '@parlor/flows/session';
import { CallState } from '@parlor/ui/CallState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { Failure } from '../../components/Failure.tsx';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSession, useUserInfo } from '../../data/session.ts';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { useTexts } from '../../languages/use-texts.ts';

/**
 * The player's data, and the editable part of it
 * (docs/product.md: Entities and their fields, profile).
 */
export default function MyInformationScreen() {
  const t = useTexts();
  const session = useSession();
  const user = useUserInfo();
  const error = useSelector(session, selectSessionError);
  return (
    <NarrowPage>
      <PageTitle>{t('titles.myInfomation')}</PageTitle>
      <CallState
        data={user}
        error={error}
        failed={(failure) => (
          <Failure error={failure} onRetry={() => session.send({ type: 'player.refresh' })} />
        )}
        loading={
          <>
            <Skeleton shape="circle" width={96} height={96} />
            <Skeleton height={76} />
            <Skeleton height={76} />
            <Skeleton height={76} />
          </>
        }
      >
        {(player) => <ProfileForm user={player} />}
      </CallState>
    </NarrowPage>
  );
}
