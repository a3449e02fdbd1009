import { themes } from '@parlor/tokens/themes';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Box } from './index.ts';

describeConformance({
  name: 'Box',
  root: HTMLDivElement,
  draw: (props) => <Box {...props}>Content</Box>,
});

test('applies padding, background and radius from the tokens', () => {
  const { container } = render(
    <Box
      padding={16}
      paddingX={24}
      background="sunken"
      radius="card"
      border="subtle"
      as="section"
    />,
  );
  const box = container.firstElementChild;
  expect(box?.tagName).toBe('SECTION');
  expect(box).toHaveStyle({ paddingTop: '16px', paddingLeft: '24px', borderRadius: '16px' });
  const { sunken } = themes.green.light.color.bg;
  expect(box).toHaveStyle({ backgroundColor: sunken });
});

test('keeps the list role without bullets', () => {
  const { getByRole } = render(
    <Box as="ul">
      <li>One</li>
    </Box>,
  );
  expect(getByRole('list')).toHaveAttribute('role', 'list');
});
