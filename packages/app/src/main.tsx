import '@parlor/tokens/fonts';
import '@parlor/tokens';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApp } from './app.ts';
import { Root } from './shell/Root.tsx';
import { desktopFrame } from './shell/Shell.tsx';
import { run } from './wire.ts';

const app = createApp();
run(app);
// Begun now rather than when the frame is first drawn; whether it fails is found out then.
if (app.device.deviceType === 'desktop') app.loadChunk(desktopFrame.load).catch(() => undefined);

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
createRoot(element).render(<Root app={app} router={BrowserRouter} />);
