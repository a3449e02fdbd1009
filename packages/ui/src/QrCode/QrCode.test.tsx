import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { QrCode } from './index.ts';

const invite = { value: 'https://parlor.example/entry?code=AB12', label: 'Scan to join' };

describeConformance({
  name: 'QrCode',
  root: HTMLElement,
  draw: (props) => <QrCode {...invite} {...props} />,
});

test('is an image named by its purpose', () => {
  render(<QrCode {...invite} caption="parlor.example/entry" />);
  expect(screen.getByRole('img', { name: 'Scan to join' })).toBeVisible();
  expect(screen.getByText('parlor.example/entry')).toBeVisible();
});

test('is dark on white with a quiet zone, also in dark appearance', () => {
  render(
    <ThemeProvider appearance="dark">
      <QrCode {...invite} />
    </ThemeProvider>,
  );
  const ground = document.querySelector('[data-part="ground"]') ?? document.body;
  expect(getComputedStyle(ground).backgroundColor).toBe('rgb(255, 255, 255)');
  const [white, dark] = ground.querySelectorAll('path');
  expect(white).toHaveAttribute('fill', '#FFFFFF');
  expect(dark).toHaveAttribute('fill', '#000000');
  // The first module is four modules from the edge.
  expect(dark?.getAttribute('d')).toMatch(/^M4[ ,]4/);
});

test('differs for another value', () => {
  const drawn = () => document.querySelectorAll('path')[1]?.getAttribute('d');
  const { rerender } = render(<QrCode {...invite} />);
  const first = drawn();
  rerender(<QrCode {...invite} value="https://parlor.example/entry?code=CD34" />);
  expect(drawn()).not.toBe(first);
});

test('shrinks with a narrow container', () => {
  render(
    <div style={{ inlineSize: 120 }}>
      <QrCode {...invite} size={240} />
    </div>,
  );
  expect(screen.getByRole('img').getBoundingClientRect().width).toBe(120);
});
