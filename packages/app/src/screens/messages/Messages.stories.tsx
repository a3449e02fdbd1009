import {
  messageInfo,
  messageList,
  messageNumber,
  readAllMessages,
} from '@parlor/api/calls/messages';
import { messageDetail, messages, unreadMessages } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isInColumn, says, showsRetry, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const numbers = answer(messageNumber, () => ({ rows: unreadMessages, total: 3, unread: 2 }));
const list = answer(messageList, () => ({ rows: messages, total: messages.length }));
const detail = answer(messageInfo, () => messageDetail);

/** The inbox by kind, the list of a kind, and one message with its link. */
const meta = {
  title: 'Screens/Messages',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('message'), player: true, handlers: [numbers, list, detail] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the kinds to a message, and to its link target. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '2 unread' }, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Events/ }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Weekend slots/ }, soon));
    await expect(await canvas.findByRole('link', { name: 'View' }, soon)).toHaveAttribute(
      'href',
      messageDetail.link,
    );
  },
};

/** One tap marks all as read. */
export const AllRead: Story = {
  args: {
    handlers: (() => {
      let read = false;
      return [
        answer(readAllMessages, () => {
          read = true;
          return {};
        }),
        answer(messageNumber, () => ({
          rows: unreadMessages.map((row) => (read ? { ...row, number: 0 } : row)),
          total: 3,
          unread: read ? 0 : 2,
        })),
      ];
    })(),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: '2 unread' }, soon);
    const button = canvas.getByRole('button', { name: 'Mark all as read' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    await expect(canvas.getByRole('heading', { name: 'Messages' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: {
    handlers: [
      answer(messageNumber, () => ({
        rows: unreadMessages.map(({ kind }) => ({
          kind,
          number: 0,
          latestTitle: '',
          latestAt: null,
        })),
        total: 3,
        unread: 0,
      })),
    ],
  },
  play: says('Nothing yet'),
};

export const Loading: Story = { args: { handlers: [hang(messageNumber)] } };

export const Failed: Story = { args: { handlers: [disconnect(messageNumber)] }, play: showsRetry };

export const List: Story = {
  args: { path: getHref('messageList') },
  play: says('Welcome to Parlor'),
};

export const ListOnADesktop: Story = {
  args: { path: getHref('messageList') },
  ...onDesktop,
  play: isInColumn('read'),
};

/** Those of one kind only. */
export const ListOfAKind: Story = {
  args: {
    path: getHref('messageList', { kind: 'system' }),
    handlers: [
      answer(messageList, ({ kind }) => {
        const rows = messages.filter((message) => message.kind === kind);
        return { rows, total: rows.length };
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Your account' }, soon)).toBeVisible();
    await expect(await canvas.findAllByRole('listitem', {}, soon)).toHaveLength(2);
  },
};

export const ListVeryFull: Story = {
  args: {
    path: getHref('messageList'),
    handlers: [
      answer(messageList, ({ page = '1' }) => ({
        rows: Array.from({ length: 20 }, (_, index) => ({
          ...(messages[index % messages.length] as (typeof messages)[number]),
          messageId: `${page}-${index}`,
        })),
        total: 400,
      })),
    ],
  },
};

export const ListEmpty: Story = {
  args: {
    path: getHref('messageList', { kind: 'activity' }),
    handlers: [answer(messageList, () => ({ rows: [], total: 0 }))],
  },
  play: says('No messages'),
};

export const ListLoading: Story = {
  args: { path: getHref('messageList'), handlers: [hang(messageList)] },
};

export const ListFailed: Story = {
  args: { path: getHref('messageList'), handlers: [disconnect(messageList)] },
  play: showsRetry,
};

/** HTML of an operator: its text stays, everything unsafe is removed (S24). */
export const Detail: Story = {
  args: {
    path: getHref('messageDetail', { id: '4' }),
    handlers: [
      answer(messageInfo, () => ({
        ...messageDetail,
        content: `${messageDetail.content}<p onclick="alert(1)">now</p><script>alert(1)</script><a href="${getHref('browser')}">our games</a>`,
      })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('now', {}, soon)).not.toHaveAttribute('onclick');
    // A link into the app navigates without a page load.
    await userEvent.click(canvas.getByRole('link', { name: 'our games' }));
    await expect(await canvas.findByRole('heading', { name: 'All games' }, soon)).toBeVisible();
  },
};

/** A link outside of the app does nothing (S25). */
export const DetailLeadsNowhere: Story = {
  args: {
    path: getHref('messageDetail', { id: '4' }),
    handlers: [answer(messageInfo, () => ({ ...messageDetail, link: '//elsewhere.example' }))],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: messageDetail.title }, soon);
    await expect(canvas.queryByRole('link', { name: 'View' })).toBeNull();
  },
};

export const DetailGone: Story = {
  args: {
    path: getHref('messageDetail', { id: '9' }),
    handlers: [refuse(messageInfo, 404, 'Gone', { reason: 'notFound' })],
  },
  play: says('Message not available'),
};

export const DetailWithoutId: Story = {
  args: { path: getHref('messageDetail') },
  play: says('Message not available'),
};

export const DetailLoading: Story = {
  args: { path: getHref('messageDetail', { id: '4' }), handlers: [hang(messageInfo)] },
};

export const DetailFailed: Story = {
  args: { path: getHref('messageDetail', { id: '4' }), handlers: [disconnect(messageInfo)] },
  play: showsRetry,
};
