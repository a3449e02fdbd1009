import { FolderInUseError } from './books/folder-lock.ts';
import { buildSandbox, readSettings, type Sandbox, type SandboxSettings } from './server.ts';

/** The reason of a failed start, in one line. */
function startFailure(error: unknown, settings: SandboxSettings | null): string {
  if (!(error instanceof Error)) return 'The sandbox could not start.';
  if (error instanceof FolderInUseError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && settings !== null) {
    return `Port ${settings.port} is taken. Stop the process that uses it, or set another port with SANDBOX_PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${settings?.port} requires elevated rights. Set a port above 1023 with SANDBOX_PORT.`;
  }
  const files: unknown[] = ['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ERR_SQLITE_ERROR'];
  if (files.includes(code) && settings !== null) {
    return `The sandbox cannot open its books in ${settings.dataDir} (DATA_DIR): ${error.message}`;
  }
  return `The sandbox could not start: ${error.message}`;
}

/** Starts the sandbox from the environment; a failure is one line and exit code 1. */
export async function main(): Promise<void> {
  let settings: SandboxSettings | null = null;
  let sandbox: Sandbox | null = null;
  try {
    settings = readSettings(process.env);
    sandbox = await buildSandbox(settings);
    const address = await sandbox.listen();
    // Before the address is printed: its reader may stop the process at once.
    stopOnSignal(sandbox);
    console.log(`Sandbox: ${settings.sandboxPublicOrigin ?? address} (listening on ${address})`);
  } catch (error) {
    console.error(startFailure(error, settings));
    await sandbox?.close();
    process.exit(1);
  }
  // The parent process gets the address by IPC, because another process may answer on a known port.
  process.send?.('ready');
}

function stopOnSignal(sandbox: Sandbox): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : 'The sandbox did not stop cleanly.');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (import.meta.main) await main();
