const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/;

/**
 * Attacks only target servers that this command has started.
 *
 * @throws Error for any address that is not on this machine.
 */
export function assertLoopback(address: string): void {
  const { hostname } = new URL(address);
  if (!LOOPBACK.test(hostname)) throw new Error(`attacks stay on this machine: ${hostname}`);
}
