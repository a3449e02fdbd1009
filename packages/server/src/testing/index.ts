export * from './clock.ts';
export * from './databases.ts';
