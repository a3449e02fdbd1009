import type { StageContext } from '../../shell/stage.ts';
import { startGame } from '../../shell/start.ts';
import { createSlipStage } from '../../slip/client/stage.ts';
import type { TableConfig } from '../types.ts';
import { createTable } from './table.ts';
import { loadTexts, type TableTexts } from './texts/index.ts';

void startGame({
  loadTexts,
  createStage: (context: StageContext<TableConfig, TableTexts>) =>
    createSlipStage(context, createTable),
  leastWaitMs: 0,
  landMs: 500,
});
