// A setup file of tests in a browser: turns off the owner stacks of React's development build, for which
// React has no option. It creates an `Error` for each element, and each costs four times as much while
// Playwright controls the browser. Warnings name the component without them.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !(COUNTER in internals)) {
  throw new Error('React has no such internals: find out how this version limits owner stacks');
}
// React creates none while this counter is above a limit, and resets it now and then.
Object.defineProperty(internals, COUNTER, {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
