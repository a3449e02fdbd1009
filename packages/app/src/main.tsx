import '@parlor/tokens/fonts';
import '@parlor/tokens';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.ts';
import { createRouter } from './routes/router.tsx';
import { Root } from './shell/Root.tsx';
import { desktopFrame } from './shell/Shell.tsx';
import { run } from './wire.ts';

const app = createApp();
const router = createRouter(app);
run(app, router);
// Begun now rather than when the frame is first drawn; whether it fails is found out then.
if (app.device.deviceType === 'desktop') app.loadChunk(desktopFrame.load).catch(() => undefined);

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
createRoot(element).render(<Root app={app} router={router} />);
