import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSession, useUserInfo } from '../../data/session.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { ChangePasswordForm } from '../../features/login/ChangePasswordForm.tsx';
import { passwordSavedBy } from '../../features/login/password-saved.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** A logged-in player chooses a new password. */
export default function ResetPasswordScreen() {
  const t = useTexts();
  const session = useSession();
  const navigate = useNavigate();
  const playerId = usePlayerId();
  const hasPassword = useUserInfo()?.hasPassword ?? true;
  const finish = useCallback(() => {
    session.send({ type: 'player.refresh' });
    const state = passwordSavedBy(playerId);
    navigate(getHref('resetPasswordSuccess'), { replace: true, state });
  }, [session, navigate, playerId]);
  return (
    <NarrowPage>
      <PageTitle>{t('titles.resetPassword')}</PageTitle>
      <ChangePasswordForm
        key={hasPassword ? 'change' : 'first'}
        hasPassword={hasPassword}
        onDone={finish}
      />
    </NarrowPage>
  );
}
