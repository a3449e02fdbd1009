import { CodeLoginForm } from '../../features/login/CodeLoginForm.tsx';
import { OtherLoginMethods } from '../../features/login/OtherLoginMethods.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function CodeLoginScreen() {
  const { leave, choose } = useLoginPage();
  return (
    <CodeLoginForm
      onBack={leave}
      others={<OtherLoginMethods current="codeLogin" onChoose={choose} />}
    />
  );
}
