import type { ComponentProps, ReactNode } from 'react';
import type { FieldControl } from '../Field/index.ts';
import type { SelectLabels } from './labels.ts';

export interface SelectOption {
  value: string;
  /** Label as plain text, for typeahead. */
  label: string;
  leading?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of the button that opens the list. */
export type SelectTriggerProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'name'
>;

/** Props of the menu and of the sheet. */
export interface SelectListProps {
  /** Accessible name of the list. */
  title: ReactNode;
  options: readonly SelectOption[];
  /** The selected value; empty when none is selected. */
  value: string;
  onChoose: (value: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placeholder: string | undefined;
  name: string | undefined;
  size: 'md' | 'lg';
  control: FieldControl;
  trigger: SelectTriggerProps;
  labels: Partial<SelectLabels> | undefined;
}
