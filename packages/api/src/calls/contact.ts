import * as z from 'zod/mini';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_MIN_LENGTH, INPUT_MAX_LENGTH } from '../constants.ts';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import { feedback, serviceContact } from '../entities/feedback.ts';
import { defineCall } from './define.ts';

export const getServiceContactInformation = defineCall({
  id: 'contact.getServiceContactInformation',
  method: 'GET',
  path: '/operation/getServiceContactInformation',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(serviceContact) }),
  summary: 'Lists the contacts of customer service, in order.',
  origin: 'specification',
});

export const submitFeedback = defineCall({
  id: 'contact.submit',
  method: 'POST',
  path: '/contact/submit',
  auth: 'player',
  in: 'body',
  request: z.object({
    content: z
      .string()
      .check(z.trim(), z.minLength(FEEDBACK_MIN_LENGTH), z.maxLength(FEEDBACK_MAX_LENGTH)),
    /** The player's preferred contact. */
    contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(INPUT_MAX_LENGTH)),
    /** Ids of pictures that were uploaded for feedback and are not attached yet: three at most. */
    imageIds: z._default(z.array(id).check(z.maxLength(20)), []),
  }),
  response: feedback,
  activity: true,
  summary: 'Sends feedback to customer service.',
  origin: 'specification',
});

export const feedbackList = defineCall({
  id: 'contact.list',
  method: 'GET',
  path: '/contact/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(feedback),
  summary: 'Lists the player’s feedback with its answers, newest first.',
  origin: 'addition',
});
