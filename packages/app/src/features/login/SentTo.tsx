import { Button } from '@parlor/ui/Button';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './SentTo.css.ts';
import { showPhone } from './show-phone.ts';

/** Where the code went, and a way to mend the number. */
export function SentTo({ phone, onChange }: { phone: string; onChange: () => void }) {
  const t = useTexts();
  const { countryCode } = useSite();
  return (
    <>
      {t('auth:signUp.codeText')}
      <span className={css.line}>
        <b className={css.phone}>{showPhone(phone, countryCode)}</b>
        <Button variant="ghost" size="sm" onClick={onChange}>
          {t('auth:actions.change')}
        </Button>
      </span>
    </>
  );
}
