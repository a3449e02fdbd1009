// `pnpm dev`: like `pnpm start`, with the app served by Vite for hot reloading, and with a platform
// and a sandbox that restart when their sources change.
import { buildStale } from './lib/build.ts';
import { addresses, announce, createProduct, startBackEnd } from './lib/product.ts';
import { root } from './lib/run.ts';

const vite = 'http://localhost:5173';
const at = addresses(vite);
await buildStale(['the games']);
const product = createProduct(at);
if (await startBackEnd(product, at, { watch: true })) {
  const server = product.launch('vite', ['--port', '5173', '--strictPort'], {
    cwd: `${root}packages/app`,
  });
  if (await product.answering(server, vite)) await announce(at);
}
