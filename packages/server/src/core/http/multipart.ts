import multipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@parlor/api/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './errors.ts';

const MEGABYTE = 1_000_000;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 2_000;

/** Allows calls to take one file; nothing is read before {@link readMultipart}. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      files: 1,
      fileSize: UPLOAD_MAX_BYTES,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + 1,
    },
  });
}

/**
 * The fields of a multipart body, its file as a Blob.
 *
 * @throws ApiError 422 `upload.tooLarge`, `upload.tooMany`, or `arguments.invalid` for another body.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw refused('arguments.invalid');
  const { FilesLimitError, RequestFileTooLargeError } = request.server.multipartErrors;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] =
        part.type === 'file'
          ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
          : part.value;
    }
  } catch (error) {
    if (error instanceof RequestFileTooLargeError) {
      const limit = String(UPLOAD_MAX_BYTES / MEGABYTE);
      throw refused('upload.tooLarge', { field: 'file', params: { limit } });
    }
    if (error instanceof FilesLimitError) {
      throw refused('upload.tooMany', { field: 'file', params: { limit: '1' } });
    }
    throw refused('arguments.invalid', { cause: error });
  }
  return fields;
}
