import * as React from 'react';

/**
 * Turns off the owner stacks of React's development build, a setup file of tests in a browser. React
 * has no option for it. For each element it creates an `Error`, and a browser that is controlled by
 * Playwright collects the whole stack, which took a sixth of the galleries' time. Warnings name the
 * component without it.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !(COUNTER in internals)) {
  throw new Error('React has no such internals: find out how this version limits owner stacks');
}
// React creates no more of them while this counter is above a limit, and sets it back each second.
Object.defineProperty(internals, COUNTER, {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
