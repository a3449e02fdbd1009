import { changePassword, getInfo, sendProofCode } from '@parlor/api/calls/auth';
import { userInfo } from '@parlor/api/fixtures';
import { answer, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isInColumn } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

type Canvas = ReturnType<typeof within>;

const fillIn = async (canvas: Canvas, old = 'Palawan.2026') => {
  await userEvent.type(await canvas.findByLabelText('Current password'), old);
  await userEvent.type(canvas.getByLabelText('New password'), 'Siargao.2026');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Siargao.2026');
};
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));

/**
 * A logged-in player changes the password, or sets a first one after signing up by SMS or a social
 * login.
 */
const meta = {
  title: 'Screens/New password',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('resetPassword'),
    player: true,
    handlers: [answer(changePassword, () => ({}))],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Desktop: Story = { ...onDesktop, play: isInColumn('narrow') };

/** Each password is required. */
export const Empty: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText('Current password');
    await save(canvas);
    await expect(await canvas.findAllByText('Enter a password.')).toHaveLength(2);
    await expect(canvas.getByText('Enter the password again.')).toBeVisible();
  },
};

export const SameAsOld: Story = {
  async play({ canvas }) {
    await fillIn(canvas, 'Siargao.2026');
    await save(canvas);
    await expect(
      await canvas.findByText('New and old passwords cannot be the same.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const WrongOldPassword: Story = {
  args: {
    handlers: [
      refuse(changePassword, 422, 'Wrong', { reason: 'password.wrong', field: 'oldPassword' }),
    ],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findByText(/^Incorrect current password/)).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};

/** An account that came by SMS or a social login sets its first password by a code (product decision 44). */
export const FirstPassword: Story = {
  args: {
    handlers: [
      answer(getInfo, () => ({ ...userInfo, hasPassword: false })),
      answer(sendProofCode, () => ({ seconds: 60, expiresAt: '2026-11-20T04:10:00Z' })),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/^Sent to 0917/)).toBeVisible();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

/**
 * Opened by its address, without a saved password: redirects to the account, and claims nothing.
 */
export const SuccessByItsAddress: Story = {
  args: { path: getHref('resetPasswordSuccess') },
  async play({ canvas }) {
    const account = { level: 1, name: userInfo.nickname };
    await expect(await canvas.findByRole('heading', account)).toBeVisible();
    await expect(canvas.queryByText('Reset successful')).toBeNull();
  },
};

export const Success: Story = {
  async play({ canvas }) {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Reset successful' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my account' })).toBeVisible();
  },
};
