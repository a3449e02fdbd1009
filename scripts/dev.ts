// `pnpm dev`: like `pnpm start`, with the app served by Vite for hot reloading, and with a platform
// and a sandbox that restart when their sources change. The embedded database runs in this process, so
// that it stays open meanwhile.
import { serveEmbedded } from '../packages/server/src/core/database/serve-embedded.ts';
import { StartupError } from '../packages/server/src/core/startup-error.ts';
import { buildStale } from './lib/build.ts';
import { addresses, announce, createProduct, type Product, startBackEnd } from './lib/product.ts';
import { root } from './lib/run.ts';
import { startWatched } from './lib/watch.ts';

const vite = 'http://localhost:5173';
const at = addresses(vite);
await buildStale(['the games']);
const database = await openDatabase();
const product = createProduct(at, { afterStop: database?.close });
if (await startBackEnd(product, at, startOnChange)) {
  const server = product.launch('vite', ['--port', '5173', '--strictPort'], {
    cwd: `${root}packages/app`,
  });
  if (await product.answering(server, vite)) await announce(at);
} else {
  await product.stop(1);
}

/** Restarts a program when its package or the contract changes. */
function startOnChange(to: Product, folder: string): Promise<boolean> {
  return startWatched(to, folder, [`${folder}/src`, `${root}packages/api/src`]);
}

/** Opens the embedded database, and tells the platform where it is. */
async function openDatabase() {
  if (process.env.DATABASE_URL || at.isLive) return undefined;
  try {
    const served = await serveEmbedded(process.env.DATA_DIR || `${root}.data`);
    Object.assign(process.env, { DATABASE_URL: served.url, DATABASE_POOL: '1' });
    return served;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
