import { login, sendPhoneLoginCode, smsLogin } from '@parlor/api/calls/auth';
import { answer, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { captcha } from '../../testing/captcha.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/story-parameters.ts';

/** Login by password or by SMS code, with a captcha when the site requires one. */
const meta = {
  title: 'Screens/Log in',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('accountLogin'), handlers: [captcha] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaptcha: Story = {};

export const WithoutCaptcha: Story = {
  args: { site: { gameAccountCaptchaEnabled: false } },
  async play({ canvas }) {
    await canvas.findByLabelText('Username or phone number');
    await expect(canvas.queryByLabelText('Characters in the image')).toBeNull();
  },
};

export const Empty: Story = {
  args: { site: { gameAccountCaptchaEnabled: false } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your username or phone number.')).toBeVisible();
    await expect(canvas.getByText('Enter a password.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    site: { gameAccountCaptchaEnabled: false },
    handlers: [refuse(login, 422, 'Wrong', { reason: 'credentials.wrong' })],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username or phone number'), 'maria.r');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText(/^Incorrect username or password/)).toBeVisible();
  },
};

/** Body code 503 after failed attempts: the captcha appears, with a new one after each failure. */
export const CaptchaAfterFailures: Story = {
  args: {
    site: { gameAccountCaptchaEnabled: false },
    handlers: [captcha, refuse(login, 503, 'Captcha', { reason: 'captcha.needed' })],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Username or phone number'), 'maria.r');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByLabelText('Characters in the image')).toBeVisible();
  },
};

export const BySms: Story = { args: { path: getHref('codeLogin') } };

export const SmsCodeWrong: Story = {
  args: {
    path: getHref('codeLogin'),
    handlers: [
      answer(sendPhoneLoginCode, () => ({ seconds: 60, expiresAt: '2026-11-20T04:10:00Z' })),
      refuse(smsLogin, 422, 'Wrong', { reason: 'code.wrong' }),
    ],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '09175550142');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await canvas.findByLabelText('SMS code'), '123456');
    await expect(await canvas.findByText(/^Incorrect code/)).toBeVisible();
  },
};

export const WaitBeforeNextCode: Story = {
  args: {
    path: getHref('codeLogin'),
    handlers: [refuse(sendPhoneLoginCode, 429, 'Slow', { reason: 'tooMany', seconds: 30 })],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '09175550142');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/Try again in 30 seconds/)).toBeVisible();
  },
};
