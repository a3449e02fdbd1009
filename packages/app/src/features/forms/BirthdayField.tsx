import { Box } from '@parlor/ui/Box';
import { DigitsField } from '@parlor/ui/DigitsField';
import { Grid } from '@parlor/ui/Grid';
import { Text } from '@parlor/ui/Text';
import { type FocusEvent, useId } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import type { TypedDay } from './birthday.ts';

interface Props {
  value: TypedDay;
  onValueChange: (day: TypedDay) => void;
  /** The focus has left all three fields. */
  onBlur: () => void;
  help: string;
  error: string | undefined;
}

/** Three short fields: faster than a calendar that goes back forty years. */
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
    <fieldset aria-describedby={noteId} onBlur={leave}>
      <Box asChild padding={0} paddingBottom={8}>
        <legend>
          <Text weight="medium">{t('profile:fields.birthday')}</Text>
        </legend>
      </Box>
      <Grid columns={['1fr', '1fr', '1.4fr']}>
        {part('day', 2, 'bday-day')}
        {part('month', 2, 'bday-month')}
        {part('year', 4, 'bday-year')}
      </Grid>
      <Box paddingTop={8}>
        <Text
          as="p"
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          size={13}
          {...(error === undefined ? { color: 'muted' } : { tone: 'critical' })}
        >
          {error ?? help}
        </Text>
      </Box>
    </fieldset>
  );
}
