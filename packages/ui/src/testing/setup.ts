import '@testing-library/jest-dom/vitest';
import '@parlor/tokens';
import '@parlor/tokens/base.css';
import '@parlor/tokens/fonts.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { endEmulation } from './media.ts';

// Strict mode runs effects twice, so a component that does not clean up fails every test. The
// timeout is long because a machine may be busy.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 });

// A headless desktop has no touch events. Components check for them when they are loaded.
if (!('ontouchstart' in window)) Object.assign(window, { ontouchstart: null });

afterEach(cleanup);
afterEach(endEmulation);

// Fonts are loaded before the first test, so that measurements use the real ones.
await Promise.all([
  document.fonts.load("16px 'Inter Variable'", 'Aa₱0'),
  document.fonts.load("16px 'Noto Sans Thai Variable'", 'ฝาก'),
  document.fonts.load("16px 'Noto Sans Myanmar Variable'", 'ငွေ'),
]);
