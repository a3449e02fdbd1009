import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordForm } from '../../features/login/ResetPasswordForm.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function AccountResetPwdScreen() {
  const { choose } = useLoginPage();
  const navigate = useNavigate();
  // The previous page is the login, unless the visit began here.
  const isFirst = useLocation().key === 'default';
  return <ResetPasswordForm onBack={() => (isFirst ? choose('accountLogin') : navigate(-1))} />;
}
