import { levels } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { sumValidBets } from '../play/index.ts';
import { findPlayer } from '../players/index.ts';
import { readSite } from '../site/index.ts';
import { getLevels, getSchedule, type OnRaised, raiseLevels } from './levels.ts';

/** Member levels by lifetime valid bets (docs/product.md: Roles and permissions). */
export function levelsModule({ onRaised }: { readonly onRaised: OnRaised }): Module {
  return ({ core, calls }) => {
    const { db } = core;

    calls.public(levels.levelList, async () => ({ rows: getLevels(await readSite(db)) }));

    calls.player(levels.getNextLevelSchedule, async ({ principal: { playerId } }) => {
      const settings = await readSite(db);
      const player = await findPlayer(db, playerId);
      return getSchedule(settings, player?.level ?? 0, await sumValidBets(db, playerId));
    });

    core.jobs.every('levels.raise', { seconds: 5 }, () => raiseLevels(core, onRaised));
  };
}
