import { OtherLoginMethods } from '../../features/login/OtherLoginMethods.tsx';
import { SignUpFlow } from '../../features/login/SignUpFlow.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function AccountSignUpScreen() {
  const { leave, choose } = useLoginPage();
  return (
    <SignUpFlow onBack={leave} others={<OtherLoginMethods current="signUp" onChoose={choose} />} />
  );
}
