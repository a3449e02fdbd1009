export * from './clock.ts';
export * from './databases.ts';
export * from './outside.ts';
export * from './platform.ts';
export * from './provider.ts';
export * from './site.ts';
