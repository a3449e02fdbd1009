import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import type { CalendarProps } from './Calendar.tsx';
import type { DateWords, IsoDate } from './dates.ts';
import type { DatePickerLabels } from './labels.ts';
import { PickerPanel, PickerTrigger } from './PickerPanel.tsx';

/** What both pickers take. */
export interface PickerProps
  extends FieldText,
    Omit<
      ComponentProps<'button'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'name'
    > {
  /** First and last day that may be chosen. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placeholder?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  /** The day it is, where the site is. Default: that of the device. */
  today?: IsoDate | undefined;
  /** BCP 47 tag for names and for the beginning of weeks. Default: the language of the page. */
  locale?: string | undefined;
}

interface PickerFieldProps extends PickerProps {
  component: string;
  words: DatePickerLabels;
  /** The dates of that language. */
  written: DateWords;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  today: IsoDate;
  locale: string;
  /** What is chosen, as it is written. */
  text: string | undefined;
  /** What is chosen in the calendar, and what a tap on a day does. */
  choice: Pick<CalendarProps, 'from' | 'to' | 'mode' | 'onChoose'>;
  /** Above the calendar, for example presets. */
  before?: ReactNode;
  /** Under it. */
  actions: ReactNode;
  /** Beside the trigger: what a form sends. */
  children?: ReactNode;
}

/** The field of both pickers, and the calendar that opens from it. */
export function PickerField({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  component,
  words,
  written,
  open,
  onOpenChange,
  min,
  max,
  today,
  locale,
  text,
  choice,
  before,
  actions,
  placeholder = words.choose,
  size = 'md',
  id,
  className,
  children,
  ...rest
}: PickerFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component={component}
    >
      {(control) => (
        <>
          <PickerPanel
            {...{ open, onOpenChange, before, actions }}
            title={words.choose}
            trigger={<PickerTrigger {...rest} {...{ control, text, placeholder, size }} />}
            calendar={{
              ...choice,
              title: words.choose,
              words: written,
              labels: words,
              ...{ locale, today, min, max },
            }}
          />
          {children}
        </>
      )}
    </Field>
  );
}
