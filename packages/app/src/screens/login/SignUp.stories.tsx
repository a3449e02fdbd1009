import { register, registerV2, sendRegisterPhoneCode } from '@parlor/api/calls/auth';
import { supportBankList } from '@parlor/api/calls/wallet';
import { supportBanks } from '@parlor/api/fixtures';
import { answer, disconnect, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/story-parameters.ts';

type Canvas = ReturnType<typeof within>;

const sends = answer(sendRegisterPhoneCode, () => ({
  seconds: 60,
  expiresAt: '2026-11-20T04:10:00Z',
}));
const lists = answer(supportBankList, () => supportBanks);

const confirm = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Confirm|Sign up)$/ }));
const givePhone = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '09175550142');
  await confirm(canvas);
};
const giveCode = async (canvas: Canvas) =>
  userEvent.type(await canvas.findByLabelText('SMS code'), '482913');
const givePassword = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Password'), 'secret1');
  await confirm(canvas);
};

/** One question per step, with the progress above it. Entries are kept when a step is refused. */
const meta = {
  title: 'Screens/Sign up',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('accountSignUp'), handlers: [sends, lists] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const WrongPhone: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '123');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter the correct phone number.')).toBeVisible();
  },
};

export const Code: Story = {
  async play({ canvas }) {
    await givePhone(canvas);
    await userEvent.type(await canvas.findByLabelText('SMS code'), '482');
    await expect(canvas.getByText('New code in')).toBeVisible();
  },
};

export const Password: Story = {
  async play({ canvas }) {
    await givePhone(canvas);
    await giveCode(canvas);
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
};

export const Bank: Story = {
  async play({ canvas }) {
    await givePhone(canvas);
    await giveCode(canvas);
    await givePassword(canvas);
    await expect(
      await canvas.findByRole('heading', { name: 'Which bank do you use?' }),
    ).toBeVisible();
  },
};

export const BanksUnreachable: Story = {
  args: { handlers: [sends, disconnect(supportBankList)] },
  async play({ canvas }) {
    await givePhone(canvas);
    await giveCode(canvas);
    await givePassword(canvas);
    await expect(
      await canvas.findByRole('button', { name: 'Try again' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const Account: Story = {
  async play({ canvas }) {
    await givePhone(canvas);
    await giveCode(canvas);
    await givePassword(canvas);
    const [bank] = await canvas.findAllByRole('radio');
    await userEvent.click(bank as HTMLElement);
    await confirm(canvas);
    await userEvent.type(await canvas.findByLabelText('Account number'), '12a34-5678');
    await expect(canvas.getByLabelText('Account number')).toHaveValue('12345678');
    await expect(canvas.getByRole('link', { name: 'user agreement' })).toBeVisible();
  },
};

/** A site that requires neither code nor bank: two steps. */
export const ShortForm: Story = {
  args: {
    site: { gameAccountRegisterSMS: false, gameAccountRegisterBank: false },
    handlers: [refuse(register, 422, 'Taken', { reason: 'phone.taken', field: 'phone' })],
  },
  async play({ canvas }) {
    await givePhone(canvas);
    await givePassword(canvas);
    await expect(
      await canvas.findByText(/^This phone number already has an account/),
    ).toBeVisible();
  },
};

/** The code is wrong at the end: back to its step, with all other input kept. */
export const CodeRefused: Story = {
  args: {
    site: { gameAccountRegisterBank: false },
    handlers: [
      sends,
      refuse(register, 422, 'Wrong', { reason: 'code.wrong', field: 'code' }),
      refuse(registerV2, 422, 'Wrong', { reason: 'code.wrong', field: 'code' }),
    ],
  },
  async play({ canvas }) {
    await givePhone(canvas);
    await giveCode(canvas);
    await givePassword(canvas);
    await expect(await canvas.findByText(/^Incorrect code/)).toBeVisible();
  },
};
