import { contact } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { listOwnFeedback, listServiceContacts, submitFeedback } from './store.ts';

/** Customer service: its contacts, and the messages of players. */
export const feedbackModule: Module = ({ core, calls }) => {
  const { db, limits } = core;

  calls.public(contact.getServiceContactInformation, async ({ locale }) => ({
    rows: await listServiceContacts(db, locale),
  }));

  calls.player(contact.submitFeedback, async ({ args, principal }) => {
    await limits.demand('feedback', principal.playerId);
    return await submitFeedback(core, { ...args, playerId: principal.playerId });
  });

  calls.player(contact.feedbackList, ({ args, principal }) =>
    listOwnFeedback(core, principal.playerId, args),
  );
};
