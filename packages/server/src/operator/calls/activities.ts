import { activityKinds } from '@parlor/api/entities/activity';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import {
  createListSchema,
  decimal,
  inEveryLanguage,
  inLanguages,
  instant,
  moment,
  paging,
  slug,
  texts,
  uuid,
} from './fields.ts';

const art = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*\.(webp|png|jpg)$/, 'must be an image below the art’s address')
  .describe('image below the art’s address, such as banners/sky-race.webp');
const code = z.string().trim().min(3).max(40).describe('code of a gift');
const days = z.coerce.number().int().min(1).max(366).describe('days of check-ins for the prize');

const activity = z.object({
  activityId: z.string(),
  kind: z.enum(activityKinds),
  title: texts,
  text: texts,
  content: texts,
  art: z.string(),
  prize: z.string(),
  code: z.string().nullable(),
  requiredDays: z.number().int().nullable(),
  startsAt: instant,
  endsAt: instant,
  hidden: z.boolean(),
});

export const listActivities = defineOperatorCall({
  id: 'activity.list',
  command: 'activity list',
  method: 'GET',
  path: '/activities',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(activity),
  summary: 'Lists the activities, hidden and ended ones included.',
  columns: ['activityId', 'kind', 'prize', 'code', 'requiredDays', 'startsAt', 'endsAt', 'hidden'],
});

export const addActivity = defineOperatorCall({
  id: 'activity.add',
  command: 'activity add',
  method: 'POST',
  path: '/activities',
  role: 'content',
  request: z.strictObject({
    id: slug,
    kind: z.enum(activityKinds),
    title: inEveryLanguage('title', 80),
    text: inEveryLanguage('the reward, in one line', 120),
    content: inEveryLanguage('the rules as HTML', 20_000),
    art,
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .default('#101010'),
    prize: decimal,
    code: code.optional(),
    requiredDays: days.optional(),
    from: moment.optional().describe('start; now by default'),
    until: moment.describe('end'),
  }),
  positionals: ['id', 'kind'],
  response: activity,
  summary: 'Adds an activity in all five languages.',
  details: '--input reads the arguments from a JSON file, which suits many texts.',
  examples: ['activity add new-year-gift claim --input new-year.json'],
});

export const setActivity = defineOperatorCall({
  id: 'activity.set',
  command: 'activity set',
  method: 'POST',
  path: '/activities/{id}',
  role: 'content',
  request: z.strictObject({
    id: slug,
    title: inLanguages('title', 80).optional(),
    text: inLanguages('the reward, in one line', 120).optional(),
    content: inLanguages('the rules as HTML', 20_000).optional(),
    art: art.optional(),
    prize: decimal.optional(),
    code: code.optional(),
    requiredDays: days.optional(),
    until: moment.optional().describe('end'),
    hidden: z.boolean().optional().describe('takes it off the list'),
  }),
  positionals: ['id'],
  response: activity,
  summary: 'Changes an activity; prizes that were paid stay as they are.',
  examples: [
    'activity set gift-code --code SUMMER --until +30d',
    'activity set gift-code --hidden',
  ],
});

const application = z.object({
  activityId: z.string(),
  playerId: z.string(),
  player: z.string(),
  state: z.enum(['pendingReview', 'approved', 'rejected']),
  note: z.string(),
  answer: z.string(),
  appliedAt: instant,
  decidedBy: z.string().nullable(),
});

export const listApplications = defineOperatorCall({
  id: 'application.list',
  command: 'application list',
  method: 'GET',
  path: '/applications',
  role: 'support',
  request: z.strictObject({
    state: z
      .enum(['pendingReview', 'approved', 'rejected'])
      .default('pendingReview')
      .describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: createListSchema(application),
  summary: 'Lists applications to activities, oldest first.',
  columns: ['activityId', 'playerId', 'player', 'appliedAt', 'state', 'note'],
});

export const reviewApplication = defineOperatorCall({
  id: 'application.review',
  command: 'application review',
  method: 'POST',
  path: '/applications/{activityId}/{playerId}',
  role: 'money',
  request: z.strictObject({
    activityId: slug,
    playerId: uuid.describe('id of the player'),
    decision: z.enum(['approved', 'rejected']),
    answer: z.string().trim().max(200).default('').describe('what the player reads'),
  }),
  positionals: ['activityId', 'playerId', 'decision'],
  response: application,
  summary: 'Approves an application, which pays the prize, or rejects it.',
  examples: ['application review table-of-the-month 7d1f… approved --answer "See you there"'],
});
