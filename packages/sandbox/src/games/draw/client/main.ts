import type { StageContext } from '../../shell/stage.ts';
import { startGame } from '../../shell/start.ts';
import { createSlipStage } from '../../slip/client/stage.ts';
import type { DrawConfig } from '../types.ts';
import { createDraw } from './draw.ts';
import { type DrawTexts, loadTexts } from './texts/index.ts';

void startGame({
  loadTexts,
  createStage: (context: StageContext<DrawConfig, DrawTexts>) =>
    createSlipStage(context, createDraw),
  leastWaitMs: 0,
  landMs: 500,
});
