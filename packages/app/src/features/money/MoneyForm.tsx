import { Button } from '@parlor/ui/Button';
import type { FormEvent, ReactNode } from 'react';
import * as css from './MoneyForm.css.ts';

interface Props {
  /** Words of the one strong button. */
  submit: ReactNode;
  onSubmit: () => void;
  disabled?: boolean;
  loading?: boolean;
  /** Under the button: another way on. */
  other?: ReactNode;
  /** Above the button: what was refused. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A form whose button is always in reach: at the foot of a phone, below the fields on a desktop. */
export function MoneyForm({
  submit,
  onSubmit,
  disabled = false,
  loading = false,
  other,
  notice,
  children,
}: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && !loading) onSubmit();
  };
  return (
    <form noValidate className={css.root} onSubmit={send}>
      <div className={css.fields}>{children}</div>
      <div data-sticky="" className={css.foot}>
        {notice}
        <Button type="submit" size="lg" fullWidth disabled={disabled} loading={loading}>
          {submit}
        </Button>
        {other}
      </div>
    </form>
  );
}
