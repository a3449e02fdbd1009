import { bulletinInfo, bulletinList } from '@parlor/api/calls/content';
import { bulletin } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

/** Announcements of the site: the list, and one of them. */
const meta = {
  title: 'Screens/Notices',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('notice'), player: true },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: new RegExp(bulletin.title) }),
    ).toBeVisible();
  },
};

export const None: Story = {
  args: { handlers: [answer(bulletinList, () => ({ rows: [], total: 0 }))] },
  play: says('No notices'),
};

export const Loading: Story = { args: { handlers: [hang(bulletinList)] } };

export const Failed: Story = { args: { handlers: [disconnect(bulletinList)] }, play: showsRetry };

/** HTML of an operator: its text stays, everything unsafe is removed (S24). */
export const Detail: Story = {
  args: {
    path: getHref('noticeDetail', { id: '1' }),
    handlers: [
      answer(bulletinInfo, () => ({
        ...bulletin,
        content: `${bulletin.content}<img src=x onerror="document.title='broken in'"><a href="javascript:alert(1)">here</a><a href="https://example.com">there</a>`,
      })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('here')).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'there' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const DetailGone: Story = {
  args: {
    path: getHref('noticeDetail', { id: '1' }),
    handlers: [refuse(bulletinInfo, 404, 'Gone', { reason: 'notFound' })],
  },
  play: says('Notice not available'),
};

export const DetailWithoutId: Story = {
  args: { path: getHref('noticeDetail') },
  play: says('Notice not available'),
};

export const DetailLoading: Story = {
  args: { path: getHref('noticeDetail', { id: '1' }), handlers: [hang(bulletinInfo)] },
};

export const DetailFailed: Story = {
  args: { path: getHref('noticeDetail', { id: '1' }), handlers: [disconnect(bulletinInfo)] },
  play: showsRetry,
};
