import { getDailyNotification } from '@parlor/api/calls/content';
import { dailyNotification } from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

/** The notification that home shows once a day, and again when its text changes. */
const meta = {
  title: 'Screens/Home/Daily notification',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('home'),
    player: true,
    handlers: [answer(getDailyNotification, () => dailyNotification)],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = dailyNotification.notification?.title ?? '';
const { date } = dailyNotification;
const data = dailyNotification.notification?.notificationId ?? '';
const text = `${title}\n${dailyNotification.notification?.content ?? ''}`;

/** It appears at the bottom of home, and takes neither the page nor the focus. */
export const Shown: Story = {
  async play({ canvas }) {
    const notice = await canvas.findByRole('complementary', { name: title }, soon);
    await expect(await within(notice).findByText(/^20% on what you bring along/)).toBeVisible();
    await expect(within(notice).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
      'href',
      '/pages/privilege/privilege',
    );
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(notice).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Closed: Story = {
  async play({ canvas }) {
    const notice = await canvas.findByRole('complementary', { name: title }, soon);
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};

/** Today's notification was shown already. */
export const ShownBefore: Story = {
  args: { stored: { lastNotice: JSON.stringify({ date, data, text, locale: 'en_US' }) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Continue' }, soon)).toBeVisible();
    await expect(canvas.queryByRole('complementary', { name: title })).not.toBeInTheDocument();
  },
};

/** The date or the data differ from the last. */
export const AnotherDay: Story = {
  args: {
    stored: { lastNotice: JSON.stringify({ date: '2026-11-20', data, text, locale: 'en_US' }) },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('complementary', { name: title }, soon)).toBeVisible();
  },
};

/** Its link is outside of the route table: only the text is shown (S25). */
export const WithoutALink: Story = {
  args: {
    handlers: [
      answer(getDailyNotification, () => ({
        date,
        notification: {
          notificationId: data,
          title,
          content: '<p>See you.</p><img src=x onerror="document.title = `taken`">',
          link: 'https://elsewhere.example/',
        },
      })),
    ],
  },
  async play({ canvas }) {
    const notice = await canvas.findByRole('complementary', { name: title }, soon);
    await expect(await within(notice).findByText('See you.')).toBeVisible();
    await expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
    await expect(document.title).not.toBe('taken');
  },
};

/** Visitors see it, too. */
export const ToAVisitor: Story = {
  args: { player: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('complementary', { name: title }, soon)).toBeVisible();
  },
};

/** An edited text counts as new on the same day. */
export const Edited: Story = {
  args: {
    stored: { lastNotice: JSON.stringify({ date, data, text: 'Before', locale: 'en_US' }) },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('complementary', { name: title }, soon)).toBeVisible();
  },
};

export const Desktop: Story = {
  ...onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByRole('complementary', { name: title }, soon)).toBeVisible();
  },
};
