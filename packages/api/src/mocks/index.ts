export * from './contract.ts';
export * from './handlers.ts';
