export { activitiesModule } from './module.ts';
export { reviewApplication } from './participate.ts';
export { seedActivities } from './seed.ts';
export type { ActivityTables } from './tables.ts';
