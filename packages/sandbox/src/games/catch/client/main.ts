import { startGame } from '../../shell/start.ts';
import { createCatchStage } from './stage.ts';
import { loadTexts } from './texts/index.ts';

void startGame({
  loadTexts,
  createStage: createCatchStage,
  leastWaitMs: 0,
  landMs: 0,
  isRapid: true,
});
