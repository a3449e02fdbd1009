import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import type { CalendarProps } from './Calendar.tsx';
import type { DateFormat, IsoDate } from './dates.ts';
import type { DatePickerLabels } from './labels.ts';
import { PickerPanel, PickerTrigger } from './PickerPanel.tsx';

/** Props of both pickers. */
export interface PickerProps
  extends FieldText,
    Omit<
      ComponentProps<'button'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'name'
    > {
  /** First and last day that can be selected. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placeholder?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Today's date at the site. Default: that of the device. */
  today?: IsoDate | undefined;
  /** BCP 47 tag for names and for the first day of the week. Default: the language of the page. */
  locale?: string | undefined;
}

interface PickerFieldProps extends PickerProps {
  component: string;
  texts: DatePickerLabels;
  /** Date formats of that language. */
  dateFormat: DateFormat;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  today: IsoDate;
  locale: string;
  /** The selection as formatted text. */
  text: string | undefined;
  /** The selection of the calendar, and the handler of a tap on a day. */
  choice: Pick<CalendarProps, 'from' | 'to' | 'mode' | 'onChoose'>;
  /** Content above the calendar, for example presets. */
  before?: ReactNode;
  /** Content below the calendar. */
  actions: ReactNode;
  /** Content beside the trigger: the hidden form inputs. */
  children?: ReactNode;
}

/** The field of both pickers, with the calendar that opens from it. */
export function PickerField({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  component,
  texts,
  dateFormat,
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
  placeholder = texts.choose,
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
            title={texts.choose}
            trigger={<PickerTrigger {...rest} {...{ control, text, placeholder, size }} />}
            calendar={{
              ...choice,
              title: texts.choose,
              dateFormat,
              labels: texts,
              ...{ locale, today, min, max },
            }}
          />
          {children}
        </>
      )}
    </Field>
  );
}
