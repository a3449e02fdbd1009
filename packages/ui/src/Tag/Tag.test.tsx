import { tones } from '@parlor/tokens';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, violations } from '../testing/conformance.tsx';
import { Tag } from './index.ts';

describeConformance({
  name: 'Tag',
  root: HTMLSpanElement,
  draw: (props) => (
    <Tag tone="caution" {...props}>
      Pending review
    </Tag>
  ),
});

test.each(['soft', 'solid', 'outline'] as const)(
  '%s can be read in every tone',
  async (variant) => {
    const { container } = render(
      tones.map((tone) => (
        <Tag key={tone} tone={tone} variant={variant}>
          {tone}
        </Tag>
      )),
    );
    expect(await violations(container)).toEqual([]);
  },
);
