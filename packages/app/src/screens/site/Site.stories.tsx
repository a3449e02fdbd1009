import { getNextLevelSchedule } from '@parlor/api/calls/levels';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, userInfo } from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/screen.ts';

// What the settings of a site change, where no screen's own stories show it already:
// `site-decides.test.ts` holds the list of all of them.

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 315"%3E%3Crect width="720" height="315" fill="%23b45"/%3E%3C/svg%3E';

/** A page that comes in several chunks. */
const soon = { timeout: 10_000 };

const meta = {
  title: 'Screens/The site decides',
  component: StoryApp,
  parameters: screenParameters,
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
      levelScheduleStatus: false,
      userLevelList: [{ level: userInfo.level, name: 'Coral', requiredBets: '0' }],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Coral')).toBeVisible();
    await expect(canvas.queryByText(/to go/)).toBeNull();
  },
};

/** How far the next level is, where the site shows that, and the platform counts it. */
export const NextLevel: Story = {
  args: { player: true, site: { levelScheduleStatus: true } },
  async play({ canvas }) {
    const isCounted = getNextLevelSchedule.status === 'built';
    const shown = isCounted ? /VIP 5/ : /^Level 4$/;
    await expect(await canvas.findByText(shown)).toBeVisible();
  },
};

export const SocialLinks: Story = {
  args: {
    site: {
      facebookLink: 'https://www.facebook.com/lagoon',
      telegramLink: 'https://t.me/lagoon',
      // What is no address of the web is no link.
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
    await canvas.findByText(/^Play with money you can spare/);
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
    await canvas.findByText(/^Play with money you can spare/);
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
    await expect(await canvas.findByRole('link', { name: 'SMS arrive here' })).toHaveAttribute(
      'href',
      'http://localhost:8081/sms',
    );
  },
};
