import { checkDepositAmount, type RuleResult } from '@parlor/api/rules';
import { AmountField } from '@parlor/ui/AmountField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyForm } from './MoneyForm.tsx';
import { useAmountField } from './use-amount-field.ts';

interface Props {
  check: (text: string) => RuleResult<bigint>;
}

/** The amount of a money form, without the machine that validates it on submit. */
function AmountForm({ check }: Props) {
  const { control } = useForm({ defaultValues: { amount: '' } });
  const [isSubmitted, setSubmitted] = useState(false);
  const { field, violation } = useAmountField({
    control,
    check,
    isImmediate: ({ code }) => code === 'deposit.aboveMaximum',
    isSubmitted,
  });
  return (
    <MoneyForm submit="Continue" onSubmit={() => setSubmitted(true)}>
      <AmountField
        {...field}
        label="Amount"
        symbol="₱"
        exponent={2}
        labels={{ clear: 'Clear amount', presets: 'Amounts' }}
        error={violation?.code}
      />
    </MoneyForm>
  );
}

const limits = {
  minimum: '100.00',
  maximum: '50000.00',
  remainingAmount: '50000.00',
  remainingTimes: 5,
};

/**
 * The amount field of a money form: which errors appear while the player types, and which on
 * submit.
 */
const meta = {
  title: 'Screens/Amount checks',
  component: AmountForm,
  // Tests only.
  tags: ['!autodocs'],
  args: { check: fn((text: string) => checkDepositAmount(text, 2, limits)) },
} satisfies Meta<typeof AmountForm>;
export default meta;

/** The form validates each text once; leaving the field and submitting adds no validation. */
export const OncePerKeystroke: StoryObj<typeof meta> = {
  async play({ args: { check }, canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('deposit.belowMinimum')).toBeVisible();
    await expect(check).toHaveBeenCalledTimes(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '3');
    await expect(canvas.queryByText('deposit.belowMinimum')).toBeNull();
    await expect(check).toHaveBeenCalledTimes(4);
  },
};
