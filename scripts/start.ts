// `pnpm start` builds stale bundles and starts the sandbox and the platform.
import { buildStale, bundlesToServe } from './lib/build.ts';
import { addresses, announce, createProduct, startBackEnd } from './lib/product.ts';

try {
  await buildStale(bundlesToServe(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const at = addresses();
if (await startBackEnd(createProduct(at), at)) await announce(at);
