export { levelsModule } from './module.ts';
