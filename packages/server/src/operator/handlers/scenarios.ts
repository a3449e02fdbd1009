import { recordAudit } from '../../core/audit/record.ts';
import { runScenario } from '../../demo-data/scenarios.ts';
import type { Core } from '../../platform/core.ts';
import { scenarios } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Demo players with demo money: for the demo alone. */
export function answerScenarios(core: Core, routes: OperatorRoutes): void {
  routes.act(scenarios.setScenario, async ({ args: { name }, actor }) => {
    if (core.config.mode !== 'demo') {
      throw new OperatorRefusal(409, 'demo players exist in demo mode only');
    }
    const scene = await runScenario(core, name);
    if (!scene) throw nothingFound(`scenario “${name}”`);
    await recordAudit(core.db, core.clock, {
      actor,
      action: scenarios.setScenario.id,
      subject: `player:${scene.player.playerId}`,
      detail: { name },
    });
    return { ...scene };
  });
}
