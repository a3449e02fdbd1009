import { describe, expect, it } from 'vitest';
import { bundlesToServe } from './build.ts';

describe('what a start builds', () => {
  it('is the app and the games, where they are stale', () => {
    expect(bundlesToServe({})).toEqual(['the app', 'the games']);
    expect(bundlesToServe({ APP_DIST: '' })).toEqual(['the app', 'the games']);
  });

  it('is no app where one is served that was built elsewhere', () => {
    expect(bundlesToServe({ APP_DIST: '/somewhere/dist' })).toEqual(['the games']);
  });
});
