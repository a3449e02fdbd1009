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

test('labels its control', () => {
  render(draw({}));
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toBeValid();
});

test('keeps the accessible name with a hidden label', () => {
  render(draw({ hideLabel: true }));
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toBeInTheDocument();
});

test('describes its control by help, then by error', () => {
  const { rerender } = render(draw({ help: 'Others see it' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Others see it');
  rerender(draw({ help: 'Others see it', error: 'Taken' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken');
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('announces errors in a live region that is rendered before them', () => {
  const { rerender } = render(draw({}));
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeInTheDocument();
  rerender(draw({ error: 'Taken' }));
  expect(region).toHaveTextContent('Taken');
});

test.each([undefined, '', false, null])('treats %s as no error', (error) => {
  render(draw({ error }));
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
