import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { AppRouter, type Router } from './AppRouter.tsx';

/** A page whose address changes while it renders for the first time. */
function EarlyChange({ getRouter }: { getRouter: () => Router }) {
  // A change of the fragment is the only navigation that ends at once.
  useState(() => void getRouter().navigate('#later'));
  return <p>At {useLocation().hash || 'the start'}</p>;
}

function StartingApp() {
  const [router] = useState(() => {
    const created: Router = createMemoryRouter([
      { path: '/', element: <EarlyChange getRouter={() => created} /> },
    ]);
    // As `runApp` does before the first render.
    created.subscribe(() => undefined);
    return created;
  });
  return <AppRouter router={router} />;
}

/**
 * A player who goes back or forward while the server's page is hydrated: the page of the address
 * appears, although React Router subscribes to changes only after the first render.
 */
const meta = {
  title: 'Screens/Back during the start',
  component: StartingApp,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof StartingApp>;
export default meta;

export const EarlyNavigation: StoryObj<typeof meta> = {
  async play({ canvas }) {
    await expect(await canvas.findByText('At #later')).toBeVisible();
  },
};
