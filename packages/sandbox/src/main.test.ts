import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

let folder: string;
const children: ChildProcess[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlor-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string>): ChildProcess & { output: () => string } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, SANDBOX_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return Object.assign(child, { output: () => text });
}

/** Waits until it prints its address. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('no output');
  await once(stdout, 'data');
}

async function failure(environment: Record<string, string>): Promise<string> {
  const child = start(environment);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  const lines = child.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('start', () => {
  it('prints its address, answers /healthz and its front page, and stops on SIGTERM', async () => {
    const child = start({});
    await listening(child);
    const address = /listening on (\S+?)\)/.exec(child.output())?.[1] ?? '';
    const health = await fetch(`${address}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok', undelivered: 0 });
    expect(await (await fetch(address)).text()).toContain('Open the inbox');
    const missing = await fetch(`${address}/nothing`);
    expect([missing.status, await missing.json()]).toEqual([404, { status: 'NOT_FOUND' }]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('S27: logs requests without queries, which contain phones and launch tokens', async () => {
    const child = start({ LOG_LEVEL: 'info', DATA_DIR: join(folder, 'logged') });
    await listening(child);
    await expect.poll(child.output).toMatch(/listening on \S+?\)/);
    const address = /listening on (\S+?)\)/.exec(child.output())?.[1] ?? '';
    await fetch(`${address}/sms/messages?phone=09171234567`);
    await fetch(`${address}/lotus/play?session=s-1&launch=hunter22`);
    await expect.poll(child.output).toContain('"path":"/lotus/play"');
    expect(child.output()).toContain('"path":"/sms/messages"');
    expect(child.output()).not.toMatch(/09171234567|hunter22/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('reports in one line that the port is in use', async () => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    expect(await failure({ SANDBOX_PORT: port })).toMatch(`Port ${port} is taken`);
  });

  it('reports in one line that it cannot open its books', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await failure({ DATA_DIR: file })).toMatch('DATA_DIR');
  });

  it('refuses the books of a running sandbox, and accepts those of a killed one', async () => {
    const books = { DATA_DIR: join(folder, 'locked') };
    const first = start(books);
    await listening(first);
    expect(await failure(books)).toMatch(`is in use by process ${first.pid}; stop it, or `);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = start(books);
    await listening(second);
    second.kill('SIGTERM');
    expect(await once(second, 'exit')).toEqual([0, null]);
  });

  it('reports an invalid setting in one line', async () => {
    expect(await failure({ SANDBOX_PORT: 'eighty' })).toMatch('SANDBOX_PORT');
  });
});

describe('settings', () => {
  it('has the defaults of the protocol page', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8081,
      platformUrl: 'http://127.0.0.1:8080',
      publicOrigin: 'http://localhost:8080',
      sandboxPublicOrigin: 'http://localhost:8081',
      sms: { key: 'demo-sms', secret: 'demo-sms-secret' },
      psp: { key: 'demo-psp', secret: 'demo-psp-secret', waitSeconds: 20, payoutSeconds: 2 },
      lotus: { key: 'demo-lotus', secret: 'demo-lotus-secret' },
    });
  });

  it('derives its public origin from the port, and treats an empty variable as absent', () => {
    const settings = readSettings({ SANDBOX_PORT: '9000', PUBLIC_ORIGIN: '' });
    expect(settings.sandboxPublicOrigin).toBe('http://localhost:9000');
    expect(settings.publicOrigin).toBe('http://localhost:8080');
  });

  it('lists every invalid setting', () => {
    const bad = { PUBLIC_ORIGIN: 'http://localhost:8080/app', PSP_WAIT_SECONDS: '-1' };
    expect(() => readSettings(bad)).toThrow(SettingsError);
    expect(() => readSettings(bad)).toThrow(/PUBLIC_ORIGIN.*PSP_WAIT_SECONDS/s);
  });
});
