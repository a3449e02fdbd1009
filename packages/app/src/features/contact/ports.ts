import { submitFeedback } from '@parlor/api/calls/contact';
import type { Client } from '@parlor/api/client';
import { feedbackMachine } from '@parlor/flows/feedback';
import { effect } from '@parlor/flows/kit';
import { uploadsWith } from '../uploads/ports.ts';

/** The machine of a message to customer service, with the server's calls as its actors. */
export function feedbackWith(client: Client) {
  return feedbackMachine.provide({
    actors: {
      uploads: uploadsWith(client, 'feedback'),
      submitFeedback: effect(async ({ content, contact, imageIds }, signal) => {
        await client.call(
          submitFeedback,
          { content, contact, imageIds: [...imageIds] },
          { signal },
        );
      }),
    },
  });
}
