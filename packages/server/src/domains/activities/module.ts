import { activities } from '@parlor/api/calls';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { participate } from './participate.ts';
import { findActivity, listActivities, toDetail } from './store.ts';

/** Activities of the site: check-ins, gifts with a code, applications. */
export const activitiesModule: Module = ({ core, calls }) => {
  calls.public(activities.activityList, ({ principal, args, locale }) =>
    listActivities(core, { ...args, playerId: principal?.playerId, locale }),
  );

  calls.public(activities.activityInfo, async ({ principal, args, locale }) => {
    const row = await findActivity(core.db, args.id);
    if (!row) throw notFound();
    return await toDetail(core, row, { playerId: principal?.playerId, locale });
  });

  calls.money(
    activities.participateInActivity,
    async ({ principal: { playerId }, args: { id, code, note }, locale }) => {
      const row = await participate(core, { playerId, activityId: id, code, note });
      return await toDetail(core, row, { playerId, locale });
    },
  );
};
