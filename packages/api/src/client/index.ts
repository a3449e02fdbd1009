export * from './client.ts';
export * from './errors.ts';
export type { ServerEvent } from './stream.ts';
