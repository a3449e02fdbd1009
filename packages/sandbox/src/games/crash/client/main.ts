import { startGame } from '../../shell/start.ts';
import { createCrashStage } from './stage.ts';
import { loadTexts } from './texts/index.ts';

void startGame({ loadTexts, createStage: createCrashStage, leastWaitMs: 0, landMs: 400 });
