import type { Destination } from '@parlor/flows/route-guard';
import { Button } from '@parlor/ui/Button';
import { Sheet } from '@parlor/ui/Sheet';
import { useApp } from '../../app-context.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { askGuard } from '../../routes/guard.ts';
import type { LoginView } from './prompt.ts';
import { useEnter } from './use-enter.ts';

export interface LoginQuestionProps {
  destination: Destination;
  gameName: string;
}

/** Asks a visitor to log in or register first, over the page they are on (section 6). */
export default function LoginQuestion({ destination, gameName }: LoginQuestionProps) {
  const t = useTexts();
  const { guard, loginPrompt } = useApp();
  const enter = useEnter();
  const go = (view: LoginView) => {
    loginPrompt.close();
    // The guard remembers where the visitor was going; which way in they take is theirs.
    askGuard(guard, destination);
    enter(view);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) loginPrompt.close();
      }}
      title={t('prompt.gameTitle', { game: gameName })}
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
