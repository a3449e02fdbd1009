import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceBackEnd } from '../packages/api/src/conformance/testing/reference.ts';
import { root } from './lib/run.ts';

/** The reference server over HTTP, with a fixed SMS code. */
function serve(fetchReference: typeof fetch): Server {
  return createServer(async (request, response) => {
    if (request.url?.startsWith('/inbox')) {
      response.end(JSON.stringify([{ phone: '', text: '', code: '123456', at: '' }]));
      return;
    }
    const body = Buffer.concat(await request.toArray());
    const answer = await fetchReference(`http://reference.test${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const command = [join(root, 'scripts/conformance.ts'), ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** Processes start for real, on a machine that may be busy. */
const patience = { timeout: 120_000 };

describe('pnpm conformance', patience, () => {
  const good = serve(referenceBackEnd());
  const faulty = serve(
    referenceBackEnd({
      after: (answer, { call }) => (call.id === 'auth.getInfo' ? { ...answer, data: {} } : answer),
    }),
  );
  const getAddress = (server: Server) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report = join(tmpdir(), `conformance-${process.pid}.json`);

  beforeAll(async () => {
    for (const server of [good, faulty]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
  });
  afterAll(() => {
    good.close();
    faulty.close();
    rmSync(report, { force: true });
  });
  const against = (server: Server, ...args: string[]) =>
    run(
      '--base-url',
      `${getAddress(server)}/user-api/`,
      '--sms-inbox',
      `${getAddress(server)}/inbox`,
      ...args,
    );

  it('exits with 0 when every case passes, and writes a report', async () => {
    const { code, stdout } = await against(good, '--only', 'auth.', '--report', report);
    expect({ code, last: stdout.trim().split('\n').at(-1) }).toEqual({
      code: 0,
      last: expect.stringMatching(/^\d+ passed, 0 failed, 0 could not be checked\.$/),
    });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      failed: 0,
      results: expect.arrayContaining([
        expect.objectContaining({ name: 'auth.getInfo: needs a token', outcome: 'passed' }),
      ]),
    });
  });

  it('exits with 1 and names the failing cases', async () => {
    const { code, stdout } = await against(faulty, '--only', 'auth.getInfo: ');
    expect(code).toBe(1);
    expect(stdout).toContain('✗ auth.getInfo: answers what its schema says\n    data.userId: ');
    expect(stdout).not.toContain('✗ auth.getInfo: needs');
  });

  it('lists its cases with their reasons', async () => {
    const { code, stdout } = await run('--list');
    const lines = stdout.trim().split('\n');
    expect(code).toBe(0);
    expect(lines.length / 2).toBeGreaterThan(300);
    expect(lines).toContain('money: the parts add up to the total');
  });

  it.each([
    [['--nonsense'], 'nonsense'],
    [[], '--base-url is missing'],
    [['--base-url', 'nowhere'], '--base-url is missing or not a URL'],
  ])('ends with 2 and says how it is used when given %j', async (args, words) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).toContain('Usage: pnpm conformance');
  });
});
