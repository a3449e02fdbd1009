import { LoginForm } from '../../features/login/LoginForm.tsx';
import { OtherWays } from '../../features/login/OtherWays.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function AccountLoginScreen() {
  const { leave, choose } = useLoginPage();
  return (
    <LoginForm onBack={leave} others={<OtherWays current="accountLogin" onChoose={choose} />} />
  );
}
