export * from './handlers.ts';
