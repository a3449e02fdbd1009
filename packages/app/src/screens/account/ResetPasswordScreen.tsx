import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app-context.ts';
import { useUserInfo } from '../../data/session.ts';
import { ChangePasswordForm } from '../../features/login/ChangePasswordForm.tsx';
import { passwordSavedBy } from '../../features/login/password-saved.ts';
import { usePlayerId } from '../../features/money/use-player-id.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../routes/paths.ts';
import { NarrowPage } from '../../shell/NarrowPage.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

/** A player who is logged in chooses a new password. */
export default function ResetPasswordScreen() {
  const t = useTexts();
  const { session } = useApp();
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
