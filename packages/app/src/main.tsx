import '@parlor/tokens/fonts.css';
import '@parlor/tokens/base.css';
import '@parlor/tokens';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './app/create-app.ts';
import { Root } from './app/Root.tsx';
import { runApp } from './app/run-app.ts';
import { whenHydratable } from './app/when-hydratable.ts';
import { pause } from './platform/clock.ts';
import { AppRouter } from './routes/AppRouter.tsx';
import { createRoutes, loadScreens } from './routes/routes.tsx';
import { playerEffects } from './shell/SessionEffects.tsx';
import { desktopFrame } from './shell/Shell.tsx';

// Each step is a task of its own, so that taps and frames do not wait for all of them.
const nextTask = () => pause(0);

async function start(): Promise<void> {
  await nextTask();
  const app = createApp();
  await nextTask();
  const { device, loadChunk, storage } = app.platform;
  const router = createBrowserRouter(createRoutes(app));
  await nextTask();
  runApp(app, router);
  // Loaded before they are rendered; their `LazyPart` shows a failure.
  const preload = (load: () => Promise<unknown>) => loadChunk(load).catch(() => undefined);
  const frame = device.deviceType === 'desktop' ? preload(desktopFrame.load) : undefined;
  if (storage.read('token') !== null) void preload(playerEffects.load);
  // Before the first navigation asks for it.
  void preload(loadScreens);

  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root');
  const root = (
    <Root app={app}>
      <AppRouter router={router} />
    </Root>
  );
  if (app.served) await frame;
  if (await whenHydratable(app, router)) {
    // A transition is hydrated in slices.
    startTransition(() => void hydrateRoot(element, root));
  } else {
    element.replaceChildren();
    createRoot(element).render(root);
  }
}

void start();
