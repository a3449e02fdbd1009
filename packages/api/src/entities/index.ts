export * from './bulletin.ts';
export * from './common.ts';
export * from './game.ts';
export * from './player.ts';
export * from './site.ts';
export * from './wallet.ts';
