import { CallError } from '@parlor/api/errors';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { ChunkError } from '../platform/chunks.ts';
import { createMemoryApp } from '../testing/memory-app.ts';
import { ShellError } from './ShellError.tsx';

async function render(error: unknown): Promise<string> {
  const app = await createMemoryApp();
  const page = createElement(ShellError, { error });
  const provided = { app, children: page };
  return renderToString(createElement(AppProviders, provided));
}

describe('the error page', () => {
  it('shows the request id for customer service', async () => {
    const error = new CallError({
      kind: 'refused',
      callId: 'games.home',
      code: 500,
      refusal: { requestId: 'r-4821' },
    });
    const html = await render(error);
    expect(html).toContain('r-4821');
    expect(html).toContain('Something went wrong on this page');
  });

  it('shows no details of other errors', async () => {
    const html = await render(new Error('secret detail'));
    expect(html).not.toContain('secret detail');
    expect(html).not.toContain('Reference');
  });

  it('distinguishes a failed chunk from a failed screen', async () => {
    expect(await render(new ChunkError(new Error('404')))).toContain('This page didn&#x27;t load');
  });
});
