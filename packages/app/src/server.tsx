import { createPageRenderer } from './app/render-page.tsx';

/** The entry of the bundle that the server loads (`vite.server.config.ts`). */
export { createPageRenderer };
