import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Slot } from './Slot.tsx';

test('gives its child what it has; what the child says counts more, and both are told', async () => {
  const told: string[] = [];
  const outer = createRef<HTMLElement>();
  const inner = createRef<HTMLButtonElement>();
  render(
    <Slot
      ref={outer}
      className="slot"
      style={{ color: 'red', opacity: 0.5 }}
      aria-describedby="its"
      title="Slot"
      onClick={() => told.push('slot')}
    >
      <button
        ref={inner}
        type="button"
        className="own"
        style={{ color: 'blue' }}
        aria-describedby="own"
        title="Own"
        onClick={() => told.push('own')}
      >
        Home
      </button>
    </Slot>,
  );
  const button = screen.getByRole('button', { name: 'Home' });
  expect(button).toHaveClass('slot own', { exact: true });
  expect(button).toHaveStyle({ color: 'rgb(0, 0, 255)', opacity: '0.5' });
  expect(button).toHaveAttribute('aria-describedby', 'own its');
  expect(button).toHaveAttribute('title', 'Own');
  expect([outer.current, inner.current]).toEqual([button, button]);
  await userEvent.click(button);
  expect(told).toEqual(['own', 'slot']);
});

test('takes one element, and says so', () => {
  expect(() => render(<Slot>Words</Slot>)).toThrow('one element');
});
