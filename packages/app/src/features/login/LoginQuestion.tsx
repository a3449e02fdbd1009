import type { LoginPopupTab } from '@parlor/flows/login-popup';
import { Button } from '@parlor/ui/Button';
import { Sheet } from '@parlor/ui/Sheet';
import { useTexts } from '../../languages/use-texts.ts';
import { refuse, useGuard } from '../../navigation/guard.ts';
import { findRouteName } from '../../navigation/paths.ts';
import type { LoginPromptState } from './login-prompt.ts';
import { useLoginPrompt } from './login-prompt.ts';
import { useEnter } from './use-enter.ts';

export type LoginQuestionProps = Omit<Extract<LoginPromptState, { kind: 'question' }>, 'kind'>;

/** Asks a visitor to sign up or log in, over the current page (docs/product.md: Roles and permissions). */
export default function LoginQuestion({ destination, action, top, subject }: LoginQuestionProps) {
  const t = useTexts();
  const guard = useGuard();
  const loginPrompt = useLoginPrompt();
  const enter = useEnter();
  const go = (view: LoginPopupTab) => {
    loginPrompt.close();
    // The destination is stored before the choice between sign-up and login.
    if (action === undefined) refuse(guard, destination);
    else loginPrompt.remember({ destination, action, top });
    enter(view);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) loginPrompt.close();
      }}
      title={
        action !== undefined
          ? t(`auth:loginActions.${action.name}`, { subject })
          : findRouteName(destination.path) === 'privilegeDetail'
            ? t('auth:loginActions.join', { subject })
            : t('prompt.gameTitle', { game: subject })
      }
      description={t('prompt.text')}
      labels={{ close: t('actions.close') }}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => go('signUp')}>
            {t('actions.signUp')}
          </Button>
          <Button size="lg" fullWidth variant="soft" onClick={() => go('accountLogin')}>
            {t('actions.logIn')}
          </Button>
        </>
      }
    />
  );
}
