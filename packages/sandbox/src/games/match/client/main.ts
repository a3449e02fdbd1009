import { startGame } from '../../shell/start.ts';
import { createMatchStage } from './stage.ts';
import { loadTexts } from './texts/index.ts';

void startGame({ loadTexts, createStage: createMatchStage, leastWaitMs: 0, landMs: 900 });
