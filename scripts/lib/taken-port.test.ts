import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freePorts } from './ports.ts';
import { root } from './run.ts';

const START = `import { addresses, createProduct, startBackEnd } from './scripts/lib/product.ts';
  const at = addresses();
  await startBackEnd(createProduct(at), at);`;
const TIMEOUT_MS = 240_000;

it.each(['PORT', 'OPERATOR_PORT', 'SANDBOX_PORT'])(
  'a taken %s ends every part of the product, with one line that names the variable',
  async (variable) => {
    const ports = await freePorts(3);
    const env = Object.fromEntries(
      ['PORT', 'OPERATOR_PORT', 'SANDBOX_PORT'].map((name, index) => [name, String(ports[index])]),
    );
    const folder = mkdtempSync(join(tmpdir(), 'parlor-taken-'));
    const other = createServer().listen(Number(env[variable]), '127.0.0.1');
    await once(other, 'listening');
    const product = spawn(process.execPath, ['--input-type=module', '-e', START], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    });
    try {
      const [said, [code]] = await Promise.all([text(product.stderr), once(product, 'exit')]);
      expect(code).toBe(1);
      expect(said).toMatch(
        new RegExp(`^Port ${env[variable]} is taken[^\\n]* ${variable}\\.?\\n$`),
      );
      // The sandbox, which had started before, is stopped as well.
      for (const [name, port] of Object.entries(env)) {
        if (name === variable) continue;
        const probe = createServer().listen(Number(port), '127.0.0.1');
        await once(probe, 'listening');
        probe.close();
      }
    } finally {
      product.kill('SIGTERM');
      other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
