import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { type FormProblem, FormSummary } from './index.ts';

const methods = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'wallet', label: 'E-wallet' },
];

function CardForm() {
  const [holder, setHolder] = useState('');
  const [account, setAccount] = useState('');
  const [method, setMethod] = useState('');
  const [attempt, setAttempt] = useState(0);
  const problems: FormProblem[] = [
    ...(holder === '' ? [{ field: 'holder', message: 'Enter the account holder' }] : []),
    ...(account === '' ? [{ field: 'account', message: 'Write the account number' }] : []),
    ...(method === '' ? [{ field: 'method', message: 'Choose a method' }] : []),
  ];
  const shown = attempt === 0 ? [] : problems;
  const getError = (field: string) => shown.find((problem) => problem.field === field)?.message;

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <Stack gap={20}>
        <FormSummary problems={shown} attempt={attempt} />
        <TextField
          id="holder"
          label="Account holder"
          value={holder}
          onValueChange={setHolder}
          error={getError('holder')}
        />
        <TextField
          id="account"
          label="Account number"
          value={account}
          onValueChange={setAccount}
          error={getError('account')}
        />
        <RadioGroup
          id="method"
          label="Method"
          options={methods}
          value={method}
          onValueChange={setMethod}
          error={getError('method')}
        />
        <Button type="submit" throttle={0}>
          Save card
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Forms/FormSummary',
  component: FormSummary,
  args: {
    problems: [
      { field: 'holder', message: 'Enter the account holder' },
      { field: 'account', message: 'Write the account number' },
    ],
  },
} satisfies Meta<typeof FormSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'The card was not saved' } };

export const InForm: Story = {
  render: () => <CardForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    const summary = canvas.getByRole('region', { name: '3 fields need your attention' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write the account number' }));
    await expect(canvas.getByLabelText('Account number')).toHaveFocus();
    await userEvent.keyboard('1234');
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a method' }));
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(
      canvas.getByRole('region', { name: '2 fields need your attention' }),
    ).toHaveFocus();
  },
};
