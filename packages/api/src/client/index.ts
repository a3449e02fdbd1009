export * from './client.ts';
export type { ServerEvent } from './stream.ts';
