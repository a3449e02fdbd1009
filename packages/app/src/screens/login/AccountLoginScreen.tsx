import { LoginForm } from '../../features/login/LoginForm.tsx';
import { OtherLoginMethods } from '../../features/login/OtherLoginMethods.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function AccountLoginScreen() {
  const { leave, choose } = useLoginPage();
  return (
    <LoginForm
      onBack={leave}
      others={<OtherLoginMethods current="accountLogin" onChoose={choose} />}
    />
  );
}
