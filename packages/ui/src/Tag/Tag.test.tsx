import { tones } from '@parlor/tokens';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { violations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
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
  'keeps %s readable in every tone',
  async (variant) => {
    render(
      <main>
        <h1>Tones</h1>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} variant={variant}>
            {tone}
          </Tag>
        ))}
      </main>,
    );
    expect(await violations()).toEqual([]);
  },
);
