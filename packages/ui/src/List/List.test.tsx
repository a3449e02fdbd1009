import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListItem } from '../ListItem/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { List } from './index.ts';

describeConformance({
  name: 'List',
  root: HTMLUListElement,
  draw: (props) => (
    <List {...props}>
      <ListItem title="Deposit" />
    </List>
  ),
});

test('has an explicit list role for Safari', () => {
  render(<List />);
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
});
