import { startGame } from '../../shell/start.ts';
import { createSlotStage } from './stage.ts';
import { loadTexts } from './texts/index.ts';

void startGame({ loadTexts, createStage: createSlotStage, leastWaitMs: 620, landMs: 900 });
