import { expect, test } from 'vitest';
import { thumbPlace } from './segments.ts';

const options = [{ value: 'in' }, { value: 'out' }];

test.each([
  ['in', '0%'],
  ['out', '50%'],
])('the thumb for %s begins at %s and has half the width', (value, insetInlineStart) => {
  expect(thumbPlace(options, value)).toEqual({ insetInlineStart, inlineSize: '50%' });
});

test.each(['other', '', undefined])('there is none for %s', (value) => {
  expect(thumbPlace(options, value)).toBeUndefined();
});
