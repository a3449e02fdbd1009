import { messageKinds } from '@parlor/api/entities/message';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import {
  appPath,
  createListSchema,
  inEveryLanguage,
  instant,
  moment,
  paging,
  texts,
  uuid,
} from './fields.ts';

const kind = z.enum(messageKinds);

export const listMessages = defineOperatorCall({
  id: 'message.list',
  command: 'message list',
  method: 'GET',
  path: '/messages',
  role: 'support',
  request: z.strictObject({
    to: z.string().max(64).optional().describe('recipient: id, user name or phone; or all'),
    kind: kind.optional(),
    ...paging,
  }),
  response: createListSchema(
    z.object({
      messageId: z.string(),
      sentAt: instant,
      kind,
      to: z.string(),
      title: texts,
      readBy: z.number().int(),
      endsAt: instant.nullable(),
    }),
  ),
  summary: 'Lists sent messages, newest first, with how many players have read each.',
  columns: ['messageId', 'sentAt', 'kind', 'to', 'readBy', 'title'],
});

export const sendMessage = defineOperatorCall({
  id: 'message.send',
  command: 'message send',
  method: 'POST',
  path: '/messages',
  role: 'support',
  request: z.strictObject({
    to: z.string().trim().min(2).max(64).describe('recipient: id, user name or phone; or all'),
    kind: kind.describe('kind of message'),
    title: inEveryLanguage('title in all five languages', 120),
    content: inEveryLanguage('content as HTML; a value that begins with @ names a file', 20_000),
    link: appPath.optional().describe('link: a path of the app'),
    until: moment.optional().describe('when it disappears'),
  }),
  response: z.object({ messageId: z.string(), to: z.string() }),
  summary: 'Sends a message to one player or to all, including those who sign up later.',
  details: 'A sent message cannot be withdrawn; --until makes it expire.',
  examples: ['message send --to maria.reyes --kind system --input welcome.json'],
});

const comment = z.object({
  commentId: z.string(),
  createdAt: instant,
  state: z.enum(['pending', 'shown', 'hidden']),
  game: z.string(),
  player: z.string(),
  /** It contains a link or a phone number, and requires manual review. */
  forPerson: z.boolean(),
  decidedBy: z.string().nullable(),
  content: z.string(),
});

export const listComments = defineOperatorCall({
  id: 'comment.list',
  command: 'comment list',
  method: 'GET',
  path: '/comments',
  role: 'support',
  request: z.strictObject({
    state: z.enum(['pending', 'shown', 'hidden', 'all']).default('pending').describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: z.object({ rows: z.array(comment) }),
  summary: 'Lists comments on games; by default those that are pending.',
  examples: ['comment list', 'comment list hidden'],
  columns: ['commentId', 'createdAt', 'state', 'forPerson', 'game', 'player', 'content'],
});

const decided = z.object({ commentId: z.string(), state: z.enum(['shown', 'hidden']) });

export const showComment = defineOperatorCall({
  id: 'comment.show',
  command: 'comment show',
  method: 'POST',
  path: '/comments/{id}/show',
  role: 'support',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: decided,
  summary: 'Approves a comment, which makes it public.',
});

export const hideComment = defineOperatorCall({
  id: 'comment.hide',
  command: 'comment hide',
  method: 'POST',
  path: '/comments/{id}/hide',
  role: 'support',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: decided,
  summary: 'Hides a comment.',
});

export const listFeedback = defineOperatorCall({
  id: 'feedback.list',
  command: 'feedback list',
  method: 'GET',
  path: '/feedback',
  role: 'support',
  request: z.strictObject({
    state: z.enum(['open', 'answered']).default('open').describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: z.object({
    rows: z.array(
      z.object({
        feedbackId: z.string(),
        createdAt: instant,
        state: z.enum(['open', 'answered']),
        player: z.string(),
        contact: z.string(),
        content: z.string(),
        images: z.array(z.string()),
        answers: z.array(z.string()),
      }),
    ),
  }),
  summary: 'Lists feedback to customer service; by default unanswered, oldest first.',
  columns: ['feedbackId', 'createdAt', 'player', 'contact', 'images', 'content', 'answers'],
});

export const answerFeedback = defineOperatorCall({
  id: 'feedback.answer',
  command: 'feedback answer',
  method: 'POST',
  path: '/feedback/{id}/answer',
  role: 'support',
  request: z.strictObject({
    id: uuid,
    text: z.string().trim().min(2).max(4_000).describe('the answer, in the player’s language'),
  }),
  positionals: ['id', 'text'],
  response: z.object({ feedbackId: z.string(), state: z.literal('answered') }),
  summary: 'Answers feedback; the player gets a message.',
  examples: ['feedback answer 3f0c… "The deposit has arrived; thank you for waiting."'],
});
