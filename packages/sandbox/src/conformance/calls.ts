import type { ReceivedCall } from '../testing/fake-platform.ts';
import type { Answer, TestPlayer } from './provider.ts';
import type { Context } from './types.ts';

export const isWin = ({ path }: ReceivedCall): boolean => path === '/smp/v1/win';
export const isBet = ({ path }: ReceivedCall): boolean => path === '/smp/v1/bet';

/** The calls of a name about the round that `answer` has opened. */
export const findCalls = (
  { platform }: Context,
  player: TestPlayer,
  name: string,
  answer: Answer,
): ReceivedCall[] =>
  platform
    .getCalls(player.playerRef, name)
    .filter(({ body }) => body.roundId === answer.body.roundId);
