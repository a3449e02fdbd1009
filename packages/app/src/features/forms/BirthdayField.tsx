import { DigitsField } from '@parlor/ui/DigitsField';
import { type FocusEvent, useId } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './BirthdayField.css.ts';
import type { TypedDay } from './birthday.ts';

interface Props {
  value: TypedDay;
  onValueChange: (day: TypedDay) => void;
  /** All three fields were left. */
  onBlur: () => void;
  help: string;
  error: string | undefined;
}

/** Three short fields: faster than forty years of a calendar's months. */
export function BirthdayField({ value, onValueChange, onBlur, help, error }: Props) {
  const t = useTexts();
  const noteId = useId();
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  const part = (name: keyof TypedDay, maxDigits: number, autoComplete: string) => (
    <DigitsField
      label={t(`profile:fields.${name}`)}
      size="lg"
      autoComplete={autoComplete}
      maxDigits={maxDigits}
      value={value[name]}
      onValueChange={(digits) => onValueChange({ ...value, [name]: digits })}
      aria-invalid={error !== undefined}
    />
  );
  return (
    <fieldset className={css.root} aria-describedby={noteId} onBlur={leave}>
      <legend className={css.legend}>{t('profile:fields.birthday')}</legend>
      <div className={css.parts}>
        {part('day', 2, 'bday-day')}
        {part('month', 2, 'bday-month')}
        {part('year', 4, 'bday-year')}
      </div>
      <p
        id={noteId}
        role={error === undefined ? undefined : 'alert'}
        className={error ? css.error : css.help}
      >
        {error ?? help}
      </p>
    </fieldset>
  );
}
