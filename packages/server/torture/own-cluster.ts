/** A separate PostgreSQL, which a test may stop and start. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../../scripts/lib/ports.ts';

const run = promisify(execFile);

/** Debian's folder of each version's programs; `POSTGRES_BIN` names another folder. */
const BIN = process.env.POSTGRES_BIN || '/usr/lib/postgresql/15/bin';
const OWNER = 'postgres';

export interface OwnCluster {
  /** An empty database. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends all connections and the server, as an administrator would. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Whether the programs to create a cluster are installed. */
export const canMakeCluster = existsSync(join(BIN, 'initdb'));

/** Creates and starts a cluster on a free port, in a temporary folder. */
export async function makeCluster(): Promise<OwnCluster> {
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-cluster-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = async (flag: string) => Number((await run('id', [flag, OWNER])).stdout);
    chownSync(folder, await id('-u'), await id('-g'));
  }
  const user = isRoot ? OWNER : userInfo().username;
  const asOwner = (program: string, ...args: string[]) => {
    const path = join(BIN, program);
    return isRoot
      ? run('runuser', ['-u', OWNER, '--', path, ...args], { cwd: folder })
      : run(path, args, { cwd: folder });
  };
  const control = (...args: string[]) =>
    asOwner('pg_ctl', '--pgdata', data, '--wait', '--silent', ...args);
  const cluster: OwnCluster = {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    async start() {
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
      await control('--log', join(folder, 'log'), '--options', options, 'start');
    },
    async stop() {
      await control('--mode', 'fast', 'stop');
    },
    async remove() {
      // A cluster that does not run has nothing to stop.
      await control('--mode', 'immediate', 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await asOwner('initdb', '--pgdata', data, '--auth', 'trust', '--username', user, '--no-sync');
    await cluster.start();
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}
