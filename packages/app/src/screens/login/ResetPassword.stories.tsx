import { resetPassword, sendResetPhoneCode } from '@parlor/api/calls/auth';
import { answer, disconnect, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { captcha } from '../../testing/captcha.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/story-parameters.ts';

type Canvas = ReturnType<typeof within>;

const sends = answer(sendResetPhoneCode, () => ({
  seconds: 60,
  expiresAt: '2026-11-20T04:10:00Z',
}));

const sendCode = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '09175550142');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
};
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
const fillIn = async (canvas: Canvas) => {
  await sendCode(canvas);
  await canvas.findByText('New code in');
  await userEvent.type(canvas.getByLabelText('SMS code'), '482913');
  await userEvent.type(canvas.getByLabelText('Username'), 'maria.r');
  await userEvent.type(canvas.getByLabelText('New password'), 'Siargao.2026');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Siargao.2026');
};

/** A visitor who forgot the password verifies a phone by code and sets a new one. */
const meta = {
  title: 'Screens/Forgotten password',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('accountResetPwd'), handlers: [sends] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Empty: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText('Phone number');
    await save(canvas);
    await expect(await canvas.findByText('Enter your phone number.')).toBeVisible();
    await expect(canvas.getByText('Enter the code.')).toBeVisible();
    await expect(canvas.getByText('Enter the password again.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
  },
};

export const WrongPhone: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '0917');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Please enter the correct phone number.')).toBeVisible();
  },
};

/** A code was sent: the countdown replaces the button, and the field waits for digits. */
export const CodeSent: Story = {
  async play({ canvas }) {
    await sendCode(canvas);
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/New code in (1:00|0:\d\d)/);
    await expect(canvas.getByText(/^Sent to \+63 917/)).toBeVisible();
    await expect(canvas.getByLabelText('SMS code')).toHaveFocus();
  },
};

/** Body code 503: a captcha first (product decision 39). */
export const CaptchaFirst: Story = {
  args: {
    handlers: [captcha, refuse(sendResetPhoneCode, 503, 'Captcha', { reason: 'captcha.needed' })],
  },
  async play({ canvas }) {
    await sendCode(canvas);
    await expect(await canvas.findByLabelText('Characters in the image')).toBeVisible();
  },
};

export const WaitBeforeNextCode: Story = {
  args: {
    handlers: [refuse(sendResetPhoneCode, 429, 'Slow', { reason: 'tooMany', seconds: 30 })],
  },
  async play({ canvas }) {
    await sendCode(canvas);
    await expect(await canvas.findByText(/Try again in 30 seconds/)).toBeVisible();
  },
};

/** The password rules run on every change. */
export const Mismatch: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Siargao.2026');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Siargao.2025');
    await expect(await canvas.findByText('Passwords entered do not match.')).toBeVisible();
  },
};

/** Phone and username of different people, or unknown ones: the same text (S14). */
export const NotTogether: Story = {
  args: {
    handlers: [
      sends,
      refuse(resetPassword, 422, 'Mismatch', { reason: 'reset.mismatch', field: 'username' }),
    ],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await save(canvas);
    await expect(
      await canvas.findByText(/^The phone number and username don't match/),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Username'), 'a');
    await expect(canvas.queryByText(/^The phone number and username don't match/)).toBeNull();
  },
};

export const CodeWrong: Story = {
  args: {
    handlers: [sends, refuse(resetPassword, 422, 'Wrong', { reason: 'code.wrong', field: 'code' })],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findByText(/^Incorrect code/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { handlers: [sends, disconnect(resetPassword)] },
  async play({ canvas }) {
    await fillIn(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
