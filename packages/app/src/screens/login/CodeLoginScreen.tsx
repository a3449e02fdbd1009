import { CodeLoginForm } from '../../features/login/CodeLoginForm.tsx';
import { OtherWays } from '../../features/login/OtherWays.tsx';
import { useLoginPage } from '../../features/login/use-login-page.ts';

export default function CodeLoginScreen() {
  const { leave, choose } = useLoginPage();
  return (
    <CodeLoginForm onBack={leave} others={<OtherWays current="codeLogin" onChoose={choose} />} />
  );
}
