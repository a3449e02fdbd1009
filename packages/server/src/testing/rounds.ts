import type { TestSite } from './site.ts';

/** Plays one lost round at the fake provider, in an open session, and collects it. */
export async function playRound(
  { core }: TestSite,
  {
    playerId,
    gameCode,
    fundRef = 'cash',
  }: { readonly playerId: string; readonly gameCode: string; readonly fundRef?: string },
): Promise<void> {
  core.outside.lotus.play({ playerRef: playerId, fundRef, gameCode, bet: 100n, win: 0n });
  await core.jobs.runNow('play.reconcile');
}
