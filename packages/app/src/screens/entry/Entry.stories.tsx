import { home } from '@parlor/api/calls/games';
import { getWebsiteInfo } from '@parlor/api/calls/site';
import { disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { expectBeside, says } from '../../testing/story-checks.ts';
import { bareOnDesktop, screenParameters } from '../../testing/story-parameters.ts';

/** What appears before or instead of a screen: startup, errors, invitations and places to play. */
const meta = {
  title: 'Screens/Entry and system',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('home') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { path: '/pages/nowhere' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: "We can't find that page" }),
    ).toBeVisible();
  },
};

/** Before the site's settings are loaded the page has no title. */
export const Starting: Story = {
  args: { handlers: [hang(getWebsiteInfo)] },
  parameters: { headless: true },
};

export const ServerDown: Story = {
  args: { handlers: [disconnect(getWebsiteInfo)] },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Try again' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const SiteRefuses: Story = {
  args: { handlers: [refuse(getWebsiteInfo, 500, 'Out of order', { reason: 'internal' })] },
};

export const Demo: Story = {
  args: { site: { demo: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/no real money/)).toBeVisible();
  },
};

export const Forbidden: Story = { args: { path: getHref('forbidden') } };

const invited = getHref('entry', { inviteCode: 'MARIA7' });

/** The code of the link is stored for the sign-up, also on a later day. */
export const Invited: Story = {
  args: { path: invited },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "You're invited to Parlor" }),
    ).toBeVisible();
    await expect(canvas.getByText('MARIA7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your phone number' }),
    ).toBeVisible();
  },
};

/** The covers are shown beside the text. */
export const InvitedOnADesktop: Story = {
  args: { path: invited },
  ...bareOnDesktop,
  async play({ canvas, canvasElement }) {
    const list = await canvas.findByRole('list');
    const covers = () => [...canvasElement.querySelectorAll('[aria-hidden="true"] > img')];
    await waitFor(() => expect(covers()).toHaveLength(3));
    for (const cover of covers()) await expectBeside(cover, list);
  },
};

/** Without a parameter it is a landing page. */
export const EntryWithoutACode: Story = {
  args: { path: getHref('entry') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome to Parlor' })).toBeVisible();
  },
};

/** An invalid code is neither stored nor shown (S24). */
export const BrokenInvitation: Story = {
  args: { path: getHref('entry', { inviteCode: '<img src=x>' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This invitation link is incomplete/)).toBeVisible();
    await expect(canvas.queryByText(/img/)).toBeNull();
  },
};

export const InvitedWithoutGames: Story = {
  args: { path: invited, handlers: [disconnect(home)] },
  play: says("You're invited to Parlor"),
};

export const InvitedWhileGamesLoad: Story = { args: { path: invited, handlers: [hang(home)] } };

export const InvitedAsPlayer: Story = {
  args: { path: invited, player: true },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: "You're already logged in" }),
    ).toBeVisible();
  },
};

export const ChooseLocation: Story = {
  args: { path: getHref('chooseLocation') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /Philippines/ })).toBeChecked();
    await expect(canvas.getByText('+63')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your phone number' }),
    ).toBeVisible();
  },
};

/** Another site, another country: its format, money and zone. */
export const ChooseLocationInThailand: Story = {
  args: {
    path: getHref('chooseLocation'),
    site: {
      countryCode: 'TH',
      currencyCode: 'THB',
      currencySymbol: '฿',
      countryTimezone: 'Asia/Bangkok',
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /Thailand/ })).toBeChecked();
    await expect(canvas.getByText('Format: 081 555 0123')).toBeVisible();
    await expect(canvas.getByText('Asia/Bangkok')).toBeVisible();
  },
};

const greenbelt = {
  latitude: '14.5528',
  longitude: '121.0223',
  name: 'Parlor customer service',
  address: 'Greenbelt 5, Makati, Metro Manila',
};

/** The link is built from two numbers and a name, and opens only a map (S25). */
export const OpenLocation: Story = {
  args: { path: getHref('openLocation', greenbelt) },
  async play({ canvas }) {
    const open = await canvas.findByRole('link', { name: 'Open in Maps' });
    await expect(open).toHaveAttribute('href', expect.stringMatching(/14\.5528/));
    await expect(canvas.getByText(greenbelt.address)).toBeVisible();
  },
};

export const OpenLocationVeryFull: Story = {
  args: {
    path: getHref('openLocation', {
      ...greenbelt,
      name: 'Customer service of the site, '.repeat(20),
      address: 'Greenbelt-5-Makati-Metro-Manila-'.repeat(20),
    }),
  },
};

export const OpenLocationWithoutParameters: Story = {
  args: { path: getHref('openLocation') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No location to show' })).toBeVisible();
  },
};

export const OpenLocationWithoutAPlace: Story = {
  args: { path: getHref('openLocation', { latitude: '91', longitude: '0' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No location to show' })).toBeVisible();
  },
};

/** `/` and the redirect page have no content: they redirect to home (product decision 14). */
export const Root: Story = {
  args: { path: getHref('root') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Hot' })).toBeVisible();
  },
};

export const Redirect: Story = {
  args: { path: getHref('redirect') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Hot' })).toBeVisible();
  },
};
