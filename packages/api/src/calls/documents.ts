import * as z from 'zod/mini';
import { siteDocument, siteDocumentNames } from '../entities/site-document.ts';
import { defineCall } from './define.ts';

export const getDocument = defineCall({
  id: 'documents.getDocument',
  method: 'GET',
  path: '/content/document/{name}',
  auth: 'none',
  in: 'query',
  request: z.object({ name: z.enum(siteDocumentNames) }),
  response: siteDocument,
  summary: 'Returns a document of the site in the requested locale (product decision 17).',
  origin: 'addition',
});
