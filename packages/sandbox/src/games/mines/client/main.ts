import { startGame } from '../../shell/start.ts';
import { createMinesStage } from './stage.ts';
import { loadTexts } from './texts/index.ts';

void startGame({ loadTexts, createStage: createMinesStage, leastWaitMs: 0, landMs: 900 });
