import { uploads } from '@parlor/api/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../core/integrations/files.ts';
import { API_PREFIX, type Module } from '../../platform/platform.ts';
import { IMAGE_TYPE, makeImage } from './images.ts';
import { findShownImage, getFileName, getImage, insertImage, sweepOrphans } from './store.ts';

const SWEEP_EVERY_SECONDS = 3_600;
const HTTP_NOT_FOUND = 404;

interface FileRequest {
  Params: { id: string };
  Querystring: { until?: unknown; signature?: unknown };
}

/** Uploaded pictures of players, and their addresses (S28). */
export function uploadsModule(files: FileStore): Module {
  return ({ core, calls, beyondCalls }) => {
    const { db, clock, limits } = core;

    calls.upload(
      uploads.uploadImage,
      ({ playerId }) => limits.demand('upload', playerId),
      async ({ args, principal }) => {
        const image = await makeImage(Buffer.from(await args.file.arrayBuffer()), args.purpose);
        const row = await insertImage(core, {
          playerId: principal.playerId,
          purpose: args.purpose,
          image,
        });
        await files.put(getFileName(row.id), image.bytes);
        return getImage(row, clock);
      },
    );

    const show = async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
      const { until, signature } = request.query;
      const row = await findShownImage(db, clock, {
        id: request.params.id,
        until: String(until ?? ''),
        signature: String(signature ?? ''),
      });
      const bytes = row && (await files.get(getFileName(row.id)));
      if (!row || !bytes) {
        return reply
          .code(HTTP_NOT_FOUND)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('Not found\n');
      }
      const isPublic = row.purpose === 'avatar';
      return reply
        .headers({
          'cache-control': isPublic ? 'public, max-age=86400' : 'private, max-age=3600',
          // A picture in a page; opened by its address it is a file and never a page.
          'content-disposition': `attachment; filename="${getFileName(row.id)}"`,
        })
        .type(IMAGE_TYPE)
        .send(bytes);
    };
    beyondCalls((app) => {
      app.get<FileRequest>(`${API_PREFIX}/file/:id`, show);
    });

    core.jobs.every('uploads.sweep', { seconds: SWEEP_EVERY_SECONDS }, () =>
      sweepOrphans(core, files),
    );
  };
}
