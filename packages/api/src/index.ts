export type * from './calls/define.ts';
export * from './envelope.ts';
