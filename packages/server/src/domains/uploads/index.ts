export { uploadsModule } from './module.ts';
export { claimAvatar, claimImages, getImages, releaseAvatar } from './store.ts';
export type { UploadTables } from './tables.ts';
