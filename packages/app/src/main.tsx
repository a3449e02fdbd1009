import '@parlor/tokens/fonts';
import '@parlor/tokens';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.ts';
import { createRouter } from './routes/router.tsx';
import { Root } from './shell/Root.tsx';
import { run } from './wire.ts';

const app = createApp();
const router = createRouter(app);
run(app, router);

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
createRoot(element).render(<Root app={app} router={router} />);
