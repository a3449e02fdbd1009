import '@parlor/tokens/fonts';
import '@parlor/tokens';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './app.ts';
import { playerEffects } from './features/session/SessionEffects.tsx';
import { createRoutes } from './routes/routes.tsx';
import { Root } from './shell/Root.tsx';
import { desktopFrame } from './shell/Shell.tsx';
import { run } from './wire.ts';

const app = createApp();
const router = createBrowserRouter(createRoutes(app));
run(app, router);
// Begun now rather than when they are first drawn; whether that fails is found out then.
const begin = (load: () => Promise<unknown>) => app.loadChunk(load).catch(() => undefined);
if (app.device.deviceType === 'desktop') void begin(desktopFrame.load);
if (app.storage.read('token') !== null) void begin(playerEffects.load);

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
createRoot(element).render(<Root app={app} router={router} />);
