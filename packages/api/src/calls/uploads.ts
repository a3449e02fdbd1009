import * as z from 'zod/mini';
import { uploadedImage, uploadPurposes } from '../entities/upload.ts';
import { defineCall } from './define.ts';

export const uploadImage = defineCall({
  id: 'uploads.uploadImage',
  method: 'POST',
  path: '/upload/image',
  auth: 'player',
  in: 'multipart',
  request: z.object({
    purpose: z.enum(uploadPurposes),
    /** JPEG, PNG or WebP, up to 5 MB (S28). */
    file: z.instanceof(Blob),
  }),
  response: uploadedImage,
  activity: true,
  slow: true,
  summary: 'Uploads an image; `GET /file/{id}` returns it.',
  origin: 'addition',
});
