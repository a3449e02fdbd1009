import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Field, type FieldProps } from './index.ts';

const draw = (props: Partial<FieldProps>) => (
  <Field label="Nickname" {...props}>
    {(control) => <input {...control} />}
  </Field>
);

describeConformance({ name: 'Field', root: HTMLDivElement, draw });

test('names its control', () => {
  render(draw({}));
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toBeValid();
});

test('a hidden label still names', () => {
  render(draw({ hideLabel: true }));
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toBeInTheDocument();
});

test('describes by its help, then by its error', () => {
  const { rerender } = render(draw({ help: 'Others see it' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Others see it');
  rerender(draw({ help: 'Others see it', error: 'Taken' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken');
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('the place where errors arrive is announced and there before them', () => {
  const { rerender } = render(draw({}));
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeInTheDocument();
  rerender(draw({ error: 'Taken' }));
  expect(region).toHaveTextContent('Taken');
});

test.each([undefined, '', false, null])('%s is no error', (error) => {
  render(draw({ error }));
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
