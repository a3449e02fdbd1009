import '@testing-library/jest-dom/vitest';
import '@parlor/tokens';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Strict mode runs effects twice, so a component that does not clean up fails every test.
configure({ reactStrictMode: true });

afterEach(cleanup);
