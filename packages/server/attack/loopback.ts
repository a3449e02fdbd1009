const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/;

/**
 * Attacks are for servers that this command has started itself.
 *
 * @throws Error for every address that is not on this machine.
 */
export function assertLoopback(address: string): void {
  const { hostname } = new URL(address);
  if (!LOOPBACK.test(hostname)) throw new Error(`attacks stay on this machine: ${hostname}`);
}
