import { expect, test } from 'vitest';
import { thumbPlace } from './segments.ts';

const options = [{ value: 'in' }, { value: 'out' }];

test.each([
  ['in', '0%'],
  ['out', '50%'],
])('starts the thumb for %s at %s with half the width', (value, insetInlineStart) => {
  expect(thumbPlace(options, value)).toEqual({ insetInlineStart, inlineSize: '50%' });
});

test.each(['other', '', undefined])('has no thumb for %s', (value) => {
  expect(thumbPlace(options, value)).toBeUndefined();
});
