import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordForm } from '../../features/login/ResetPasswordForm.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function AccountResetPwdScreen() {
  const { choose } = useLoginPage();
  const navigate = useNavigate();
  // Login is the page before this one, unless the visit began here.
  const isFirst = useLocation().key === 'default';
  return <ResetPasswordForm onBack={() => (isFirst ? choose('accountLogin') : navigate(-1))} />;
}
