export { uploadsModule } from './module.ts';
export {
  claimAvatar,
  claimImages,
  getContentHashes,
  getImages,
  insertImage,
  releaseAvatar,
} from './store.ts';
export type { UploadTables } from './tables.ts';
