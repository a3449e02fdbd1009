import {
  bindingPhone,
  identityProviders,
  sendBindingPhoneCode,
  socialLogin,
} from '@parlor/api/calls/oauth';
import { editProfile } from '@parlor/api/calls/profile';
import { logout } from '@parlor/api/calls/session';
import { userInfo } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { said, says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

type Canvas = ReturnType<typeof within>;

/** This tab was redirected to the provider with this state. */
const away = {
  socialLogin: {
    step: 'away',
    attempt: {
      provider: 'facebook',
      state: 'ours',
      nonce: 'nonce',
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      redirectUri: 'http://localhost:8080/pages/login/socialLogin',
    },
  },
};
const at = (step: 'bindPhone' | 'fillProfile') => ({ socialLogin: { step, token: 'unbound' } });
const back = (query: Record<string, string>) => getHref('socialLogin', { state: 'ours', ...query });

const sends = answer(sendBindingPhoneCode, () => ({
  seconds: 60,
  expiresAt: '2026-11-20T04:10:00Z',
}));
const binds = answer(bindingPhone, () => ({ token: 'bound', isNew: true }));
const isNew = answer(socialLogin, () => ({ token: 'unbound', phoneBound: false }));

const giveCode = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '09175550142');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await canvas.findByLabelText('SMS code'), '482913');
};

/** The return from an identity provider: a known player enters, a new one binds a phone first. */
const meta = {
  title: 'Screens/Social login',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: back({ code: 'good' }), tab: away, handlers: [sends, binds, isNew] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is being exchanged. */
export const Working: Story = { args: { handlers: [hang(socialLogin)] } };

/** A known player is logged in directly. */
export const Known: Story = {
  args: { handlers: [answer(socialLogin, () => ({ token: 'known', phoneBound: true }))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Hot' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { path: back({ error: 'access_denied' }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Login with Facebook canceled' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in another way' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const ProviderRefuses: Story = {
  args: { path: back({ error: 'server_error' }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Facebook declined the login' }),
    ).toBeVisible();
  },
};

/** A response whose state this tab did not create is never forwarded. */
export const StateMismatch: Story = {
  args: { path: getHref('socialLogin', { code: 'stolen', state: 'theirs' }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: "This login didn't start here" }),
    ).toBeVisible();
  },
};

export const CodeExpired: Story = {
  args: {
    handlers: [refuse(socialLogin, 422, 'Late', { reason: 'identity.refused', field: 'code' })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Login expired' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
};

/** The response was lost: the same code may be sent again. */
export const Unreachable: Story = {
  args: { handlers: [disconnect(socialLogin)] },
  play: showsRetry,
};

export const Refused: Story = {
  args: { handlers: [refuse(socialLogin, 422, 'No', { reason: 'identity.refused' })] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This social login has expired/)).toBeVisible();
  },
};

/** Opened by its address, or reloaded: there is no code. */
export const WithoutAnAnswer: Story = {
  args: { path: getHref('socialLogin'), tab: {} },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No login in progress' }),
    ).toBeVisible();
  },
};

/** A new player goes on to bind a phone, and may fill in a profile. */
export const NewPerson: Story = {
  async play({ canvas }) {
    await giveCode(canvas);
    await expect(
      await canvas.findByRole('heading', { name: 'Tell us about yourself' }),
    ).toBeVisible();
  },
};

export const BindPhone: Story = {
  args: { path: getHref('bindPhone'), tab: at('bindPhone') },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your phone number' }),
    ).toBeVisible();
  },
};

export const BindPhoneWrong: Story = {
  args: { path: getHref('bindPhone'), tab: at('bindPhone') },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Please enter the correct phone number.')).toBeVisible();
  },
};

/** The field keeps its focus while the code is checked, so that another one can be typed at once. */
export const BindPhoneCodeWrong: Story = {
  args: {
    path: getHref('bindPhone'),
    tab: at('bindPhone'),
    handlers: [
      sends,
      refuse(bindingPhone, 422, 'Wrong', { reason: 'code.wrong', field: 'code' }, { delayMs: 200 }),
    ],
  },
  async play({ canvas }) {
    await giveCode(canvas);
    await expect(await canvas.findByText(/^Incorrect code/)).toBeVisible();
    await expect(canvas.getByLabelText('SMS code')).toHaveFocus();
  },
};

/** The phone has an account: it is linked, and there is no profile step. */
export const BindKnownPhone: Story = {
  args: {
    path: getHref('bindPhone'),
    tab: at('bindPhone'),
    handlers: [sends, answer(bindingPhone, () => ({ token: 'bound', isNew: false }))],
  },
  async play({ canvas }) {
    await giveCode(canvas);
    await expect(await canvas.findByRole('region', { name: 'Hot' })).toBeVisible();
  },
};

export const GiveUp: Story = {
  args: {
    path: getHref('bindPhone'),
    tab: at('bindPhone'),
    handlers: [answer(logout, () => ({}))],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(
      await canvas.findByRole('heading', { name: 'No login in progress' }),
    ).toBeVisible();
  },
};

export const FillProfile: Story = {
  args: {
    path: getHref('fillProfile'),
    tab: at('fillProfile'),
    handlers: [answer(editProfile, () => userInfo)],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Maria');
    await userEvent.type(canvas.getByLabelText('Day'), '31');
    await userEvent.type(canvas.getByLabelText('Month'), '2');
    await userEvent.type(canvas.getByLabelText('Year'), '1994');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText("This date doesn't exist.")).toBeVisible();
  },
};

/** The input stays, for a retry. */
export const FillProfileUnreachable: Story = {
  args: {
    path: getHref('fillProfile'),
    tab: at('fillProfile'),
    handlers: [disconnect(editProfile)],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Nickname'), 'Maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Nickname')).toHaveValue('Maria');
  },
};

export const FillProfileSkipped: Story = {
  args: { path: getHref('fillProfile'), tab: at('fillProfile') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await said(/You're logged in/);
    await expect(await canvas.findByRole('region', { name: 'Hot' })).toBeVisible();
  },
};

/** The page of another step redirects to the tab's current step. */
export const WrongStep: Story = {
  args: { path: getHref('fillProfile'), tab: at('bindPhone') },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your phone number' }),
    ).toBeVisible();
  },
};

export const BindPhoneWithoutALogin: Story = {
  args: { path: getHref('bindPhone'), tab: {} },
  play: says('No login in progress'),
};

export const FillProfileWithoutALogin: Story = {
  args: { path: getHref('fillProfile'), tab: {} },
  play: says('No login in progress'),
};

/** A logged-in player is not asked to log in. */
export const BindPhoneAsPlayer: Story = {
  args: { path: getHref('bindPhone'), player: true, tab: {} },
  async play({ canvas }) {
    await expect(await canvas.findByText("You're logged in")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See games' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

/** A site without a provider shows no buttons. */
export const NoProvider: Story = {
  args: {
    path: getHref('accountLogin'),
    tab: {},
    handlers: [answer(identityProviders, () => ({ rows: [] }))],
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Log in with SMS' });
    await expect(canvas.queryByText(/^Continue with/)).toBeNull();
  },
};

export const Offered: Story = {
  args: { path: getHref('accountLogin'), tab: {} },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Continue with Facebook' }),
    ).toBeVisible();
  },
};

export const LoginSuccess: Story = {
  args: { path: getHref('loginSuccess'), player: true, tab: {} },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "You're logged in" }),
    ).toBeVisible();
  },
};

export const LoginSuccessAsVisitor: Story = {
  args: { path: getHref('loginSuccess'), tab: {} },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: "You're not logged in" }),
    ).toBeVisible();
    // No text contradicts it.
    await waitFor(() => expect(canvas.queryByText("You're logged in")).toBeNull());
    await waitFor(() => expect(document.title).toMatch(/^Log in - /));
  },
};

/** On a desktop the steps stack in the popup, over the page where the login began. */
export const InThePopup: Story = {
  ...onDesktop,
  async play({ canvas }) {
    const popup = document.body;
    // The page is hidden from assistive technology while the popup is open.
    await expect(await canvas.findByText('Hot', { selector: 'h2' })).toBeInTheDocument();
    const { findByRole, findByLabelText } = within(popup);
    await expect(await findByRole('dialog', { name: 'Your phone number' })).toBeVisible();
    await userEvent.type(await findByLabelText('Phone number'), '09175550142');
    await userEvent.click(await findByRole('button', { name: 'Send code' }));
    await userEvent.type(await findByLabelText('SMS code'), '482913');
    await expect(await findByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  },
};
