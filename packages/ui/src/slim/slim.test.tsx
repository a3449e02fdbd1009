import { render, screen } from '@testing-library/react';
import { Icon as LucideDrawing, type LucideIconData, type LucideProps } from 'lucide-react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import createLucideIcon from './lucide-icon.ts';
import { createRuntimeFn } from './recipe.ts';

describe('an icon', () => {
  const house: LucideIconData = {
    name: 'house',
    size: 24,
    node: [
      ['path', { d: 'M15 21v-8', key: 'a' }],
      ['circle', { cx: 12, cy: 12, r: 2, key: 'b' }],
    ],
  };
  const House = createLucideIcon(house);

  test.each<LucideProps>([
    {},
    { size: 32, strokeWidth: 1.75, className: 'big' },
    { color: 'red', style: { opacity: 0.5 } },
    { role: 'img', 'aria-label': 'Home' },
    { role: undefined, 'aria-label': undefined, 'aria-hidden': 'true' },
    { role: undefined },
  ])('is drawn as Lucide draws it, but for class names that nobody reads: %o', (props) => {
    render(
      <>
        <House data-testid="ours" {...props} />
        <LucideDrawing icon={house} data-testid="theirs" {...props} />
      </>,
    );
    const ours = screen.getByTestId('ours');
    const theirs = screen.getByTestId('theirs');
    theirs.classList.remove('lucide', 'lucide-house');
    const attributes = (svg: Element) =>
      Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value]));
    expect({ class: '', ...attributes(ours), 'data-testid': '' }).toEqual({
      class: '',
      ...attributes(theirs),
      'data-testid': '',
    });
    expect(ours.innerHTML).toBe(theirs.innerHTML);
  });

  test('gives its element to a ref', () => {
    const ref = createRef<SVGSVGElement>();
    render(<House ref={ref} />);
    expect(ref.current?.tagName).toBe('svg');
  });
});

test('a recipe answers its own class, those of what is chosen, and those of their combinations', () => {
  const classes = createRuntimeFn({
    defaultClassName: 'root',
    variantClassNames: {
      size: { sm: 'small', md: 'medium' },
      wide: { true: 'wide' },
      tone: { brand: 'brand' },
    },
    defaultVariants: { size: 'md', wide: false },
    compoundVariants: [[{ size: 'sm', wide: true }, 'small-and-wide']],
  });
  expect(classes()).toBe('root medium');
  expect(classes({ size: undefined, tone: 'brand' })).toBe('root medium brand');
  expect(classes({ size: 'sm' })).toBe('root small');
  expect(classes({ size: 'sm', wide: true })).toBe('root small wide small-and-wide');
});
