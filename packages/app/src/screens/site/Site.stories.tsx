import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, userInfo } from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { soon } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

// The effects of a site's settings that no screen's own stories show: `site-decides.test.ts` lists
// all of them.

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 315"%3E%3Crect width="720" height="315" fill="%23b45"/%3E%3C/svg%3E';

/** What an operator sets for the site: logo, names, decimals, links, minimum age, tracking. */
const meta = {
  title: 'Screens/The site decides',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('account') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {
  args: { path: getHref('home'), site: { websiteLogo: picture, websiteName: 'Lagoon' } },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('link', { name: 'Lagoon' })).toBeVisible();
    const logos = [...canvasElement.querySelectorAll('img')].filter(({ src }) => src === picture);
    await expect(logos.length).toBeGreaterThan(0);
  },
};

export const NameInTitles: Story = {
  args: { site: { websiteName: 'Lagoon' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Your account' });
    await waitFor(() => expect(document.title).toBe('Account - Lagoon'));
  },
};

export const TitleOfHome: Story = {
  args: { path: getHref('home'), site: { documentTitle: 'Lagoon: play by the sea' } },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Hot' });
    await waitFor(() => expect(document.title).toBe('Lagoon: play by the sea'));
  },
};

/** A currency without minor units: no cents anywhere. */
export const WholeMoney: Story = {
  args: {
    player: true,
    site: { currencySymbol: 'K', currencyCode: 'MMK', currencyExponent: 0 },
    handlers: [answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '125000' }))],
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/K\s?125,000(?!\.)/), soon);
  },
};

export const NamesOfLevels: Story = {
  args: {
    player: true,
    site: {
      userLevelList: [{ level: userInfo.level, name: 'Coral', requiredBets: '0' }],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Coral')).toBeVisible();
  },
};

/**
 * The requirement of the next level, if the site shows it; the player's progress, if the platform
 * counts it.
 */
export const NextLevel: Story = {
  args: {
    player: true,
    site: {
      levelScheduleStatus: true,
      userLevelList: [
        { level: userInfo.level, name: 'Coral', requiredBets: '100000' },
        { level: userInfo.level + 1, name: 'Pearl', requiredBets: '250000' },
      ],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar', { name: /VIP 5/ })).toBeVisible();
  },
};

export const HighestLevel: Story = {
  args: {
    player: true,
    site: {
      levelScheduleStatus: true,
      userLevelList: [{ level: userInfo.level, name: 'Coral', requiredBets: '100000' }],
    },
  },
};

export const NoNextLevel: Story = {
  args: {
    player: true,
    site: {
      levelScheduleStatus: false,
      userLevelList: [{ level: userInfo.level + 1, name: 'Pearl', requiredBets: '250000' }],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: userInfo.nickname })).toBeVisible();
    await expect(canvas.queryByText(/Pearl|VIP 5/)).toBeNull();
  },
};

export const SocialLinks: Story = {
  args: {
    site: {
      facebookLink: 'https://www.facebook.com/lagoon',
      telegramLink: 'https://t.me/lagoon',
      // An invalid web address is not a link.
      lineLink: 'javascript:alert(1)',
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/lagoon',
    );
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LINE' })).toBeNull();
  },
};

export const AllSocialLinks: Story = {
  args: {
    site: {
      facebookLink: 'https://www.facebook.com/lagoon',
      telegramLink: 'https://t.me/lagoon',
      lineLink: 'https://line.me/lagoon',
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'LINE' })).toBeVisible();
  },
};

export const AppDownload: Story = {
  args: { site: { appDownloadLink: 'https://lagoon.example/app' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Get the app/ })).toHaveAttribute(
      'href',
      'https://lagoon.example/app',
    );
  },
};

export const BottomPicture: Story = {
  args: {
    path: getHref('home'),
    site: { mobileBottomPictureStatus: true, mobileBottomPicture: picture },
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByText(/^Only play with money you can afford to lose/);
    const pictures = [...canvasElement.querySelectorAll('footer img')];
    await expect(pictures).toHaveLength(1);
  },
};

export const NoBottomPicture: Story = {
  args: {
    path: getHref('home'),
    site: { mobileBottomPictureStatus: false, mobileBottomPicture: picture },
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByText(/^Only play with money you can afford to lose/);
    await expect(canvasElement.querySelector('footer img')).toBeNull();
  },
};

export const YoungestAge: Story = {
  args: { path: getHref('home'), site: { minimumAge: 18 } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You must be 18 or older/)).toBeVisible();
  },
};

export const DemoPhone: Story = {
  args: { site: { demo: true, demoPhoneUrl: 'http://localhost:8081/sms' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'View SMS messages' })).toHaveAttribute(
      'href',
      'http://localhost:8081/sms',
    );
  },
};

const question = { name: 'Let Parlor count your visit?' };

/** A site with an advertiser asks for consent before it loads the pixel (product decision 36). */
export const AsksBeforeCounting: Story = {
  args: { path: getHref('home'), site: { trackingPixelId: '42' } },
  async play({ canvas, userEvent }) {
    const card = await canvas.findByRole('complementary', question, soon);
    // It blocks neither the page nor the focus.
    await expect(card).not.toContainElement(document.activeElement as HTMLElement);
    await expect(within(card).getByRole('button', { name: 'Allow' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    const counted = performance.getEntriesByType('resource');
    await expect(counted.filter(({ name }) => name.includes('facebook.com'))).toEqual([]);
  },
};

/** Asked once: a visitor who declined is not asked again. */
export const DeclinedBefore: Story = {
  args: {
    path: getHref('home'),
    site: { trackingPixelId: '42' },
    stored: { pixelConsent: 'no' },
  },
  async play({ canvas }) {
    await canvas.findByText(/^Only play with money you can afford to lose/);
    await expect(canvas.queryByRole('complementary', question)).toBeNull();
  },
};
