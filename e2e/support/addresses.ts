/** Ports and origins of the product under test; `playwright.config.ts` starts it there. */
const port = Number(process.env.E2E_PORT ?? 18080);

export const appPort = port;
export const sandboxPort = port + 1;
export const operatorPort = port + 2;
/** Ports of the product that local-network.spec.ts opens like a phone on the same network. */
export const lanPort = port + 3;
export const lanSandboxPort = port + 4;

export const appOrigin = `http://localhost:${appPort}`;
export const sandboxOrigin = `http://localhost:${sandboxPort}`;
export const apiBase = `${appOrigin}/user-api`;

/** The folder with the demo operator's token; the configuration names it for every worker. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error('E2E_DATA_DIR is not set by playwright.config.ts');
  return folder;
}
