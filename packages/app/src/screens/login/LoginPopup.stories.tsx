import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { captcha } from '../../testing/captcha.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { soon } from '../../testing/story-checks.ts';
import { onDesktop } from '../../testing/story-parameters.ts';

/** On a desktop, login and sign-up open above the page. The backdrop does not close them. */
const meta = {
  title: 'Screens/Login popup',
  component: StoryApp,
  ...onDesktop,
  parameters: { ...onDesktop.parameters },
  args: {
    // A page of few elements: every query by role visits all of them.
    path: getHref('privilege'),
    handlers: [captcha],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the popup from the top bar; it fades in. */
async function open(canvas: ReturnType<typeof within>, button: 'Log in' | 'Sign up') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = await within(document.body).findByRole('dialog', { name: button });
  await waitFor(() => expect(dialog).toBeVisible());
  // Its texts load with its code, but not those of the story before.
  await within(dialog).findByRole('tablist', { name: 'Log in or sign up' });
  return within(dialog);
}

/** A visitor opens a page that requires a login. */
export const PageThatRequiresLogin: Story = {
  args: { path: getHref('myWallet') },
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Log in' }, soon)).toBeVisible();
  },
};

/** Focused on open, for players who use the keyboard or have the pointer elsewhere. */
export const LogIn: Story = {
  async play({ canvas }) {
    const popup = await open(canvas, 'Log in');
    await expect(popup.getByRole('tab', { name: 'Log in' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(popup.getByRole('heading', { level: 3, name: 'Welcome back' })).toBeVisible();
    await expect(popup.getByLabelText('Username or phone number')).toHaveFocus();
  },
};

export const SignUp: Story = {
  async play({ canvas }) {
    const popup = await open(canvas, 'Sign up');
    await expect(await popup.findByText('Step 1 of 5')).toBeVisible();
    await expect(popup.getByLabelText('Phone number')).toHaveFocus();
  },
};

/** Input in one tab is kept while the other is shown. */
export const TabsKeepWhatIsTyped: Story = {
  async play({ canvas }) {
    const popup = await open(canvas, 'Log in');
    await userEvent.type(popup.getByLabelText('Username or phone number'), 'maria.r');
    await userEvent.click(popup.getByRole('tab', { name: 'Sign up' }));
    await userEvent.type(popup.getByLabelText('Phone number'), '09175550142');
    await userEvent.click(popup.getByRole('tab', { name: 'Log in' }));
    await expect(popup.getByLabelText('Username or phone number')).toHaveValue('maria.r');
    await userEvent.click(popup.getByRole('tab', { name: 'Sign up' }));
    await expect(popup.getByLabelText('Phone number')).toHaveValue('091-755-50142');
  },
};

/** The reset view replaces the tabs, with the typed name; back returns to login. */
export const ForgotPassword: Story = {
  async play({ canvas }) {
    const popup = await open(canvas, 'Log in');
    await userEvent.type(popup.getByLabelText('Username or phone number'), 'maria.r');
    await userEvent.click(popup.getByRole('link', { name: 'Forgot password?' }));
    await expect(popup.getByLabelText('Username')).toHaveValue('maria.r');
    await expect(popup.getByLabelText('Phone number')).toHaveFocus();
    await expect(popup.queryByRole('tab')).toBeNull();
    await userEvent.click(popup.getByRole('button', { name: 'Back' }));
    await expect(popup.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await expect(popup.getByLabelText('Username or phone number')).toHaveValue('maria.r');
    await userEvent.click(popup.getByRole('link', { name: 'Forgot password?' }));
  },
};

/** Login by SMS appears above login, inside its tab. */
export const BySms: Story = {
  async play({ canvas }) {
    const popup = await open(canvas, 'Log in');
    await userEvent.click(popup.getByRole('button', { name: 'Log in with SMS' }));
    await expect(popup.getByLabelText('Phone number')).toHaveFocus();
    await expect(popup.getByRole('tab', { name: 'Log in' })).toBeVisible();
  },
};

/** A click on the backdrop does not close it; Escape does, and the focus returns to the trigger. */
export const ClosesByEscapeAlone: Story = {
  async play({ canvas }) {
    await open(canvas, 'Log in');
    const page = within(document.body);
    await userEvent.click(document.querySelector('[data-part="mask"]') as HTMLElement);
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
};
