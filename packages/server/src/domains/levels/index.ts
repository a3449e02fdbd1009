export { raiseLevel } from './levels.ts';
export { levelsModule } from './module.ts';
