import { Button } from '@parlor/ui/Button';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './SentTo.css.ts';

/** Where the code went, and a way to mend the number. */
export function SentTo({ phone, onChange }: { phone: string; onChange: () => void }) {
  const t = useTexts();
  return (
    <>
      {t('auth:signUp.codeText')}
      <span className={css.line}>
        <b className={css.phone}>{phone}</b>
        <Button variant="ghost" size="sm" onClick={onChange}>
          {t('auth:actions.change')}
        </Button>
      </span>
    </>
  );
}
