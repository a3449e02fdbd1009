export { profileModule } from './module.ts';
export { setProfile } from './profile.ts';
export type { ProfileTables } from './tables.ts';
