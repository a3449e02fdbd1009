import { messages } from '@parlor/api/calls';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { countUnread, listMessages, openMessage, readAll } from './store.ts';

/** Messages to the player (docs/product.md: Calls, "Messages"). */
export const messagesModule: Module = ({ core, calls }) => {
  const { db, clock } = core;

  calls.player(messages.messageNumber, async ({ args, locale, principal }) => {
    const kinds = await countUnread(db, clock, principal.playerId, locale);
    const from = (args.page - 1) * args.limit;
    return {
      rows: kinds.slice(from, from + args.limit),
      total: kinds.length,
      unread: kinds.reduce((sum, { number }) => sum + number, 0),
    };
  });

  calls.player(messages.messageList, ({ args, locale, principal }) =>
    listMessages(db, clock, { ...args, playerId: principal.playerId, locale }),
  );

  calls.player(messages.messageInfo, async ({ args, locale, principal }) => {
    const message = await openMessage(db, clock, {
      playerId: principal.playerId,
      messageId: args.id,
      locale,
    });
    if (!message) throw notFound();
    return message;
  });

  calls.player(messages.readAllMessages, async ({ args, principal }) => {
    await readAll(db, clock, principal.playerId, args.kind);
    return {};
  });
};
