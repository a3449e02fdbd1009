import { Button } from '@parlor/ui/Button';
import { useTexts } from '../../languages/use-texts.ts';
import type { LoginView } from './prompt.ts';

interface Props {
  /** The way that is on screen. */
  current: LoginView;
  onChoose: (view: LoginView) => void;
}

/** The ways in beside the one on screen. */
export function OtherWays({ current, onChoose }: Props) {
  const t = useTexts();
  const words: Record<LoginView, string> = {
    accountLogin: t('auth:actions.byPassword'),
    codeLogin: t('auth:actions.bySms'),
    signUp: t('auth:actions.noAccount'),
  };
  const others = (['codeLogin', 'accountLogin', 'signUp'] as const).filter(
    (view) => view !== current,
  );
  return others.map((view) => (
    <Button
      key={view}
      variant={view === 'signUp' ? 'ghost' : 'soft'}
      tone="neutral"
      size="lg"
      fullWidth
      onClick={() => onChoose(view)}
    >
      {words[view]}
    </Button>
  ));
}
