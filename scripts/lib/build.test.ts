import { describe, expect, it } from 'vitest';
import { bundlesToServe } from './build.ts';

describe('bundles to build at a start', () => {
  it('builds the app and the games', () => {
    expect(bundlesToServe({})).toEqual(['the app', 'the games']);
    expect(bundlesToServe({ APP_DIST: '' })).toEqual(['the app', 'the games']);
  });

  it('skips the app when APP_DIST points to another build', () => {
    expect(bundlesToServe({ APP_DIST: '/somewhere/dist' })).toEqual(['the games']);
  });
});
