export { uploadsModule } from './module.ts';
export { claimAvatar, claimImages, giveUpAvatar, imagesOf } from './store.ts';
export type { UploadTables } from './tables.ts';
