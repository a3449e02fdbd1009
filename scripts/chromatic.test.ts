import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './lib/run.ts';

/*
 * Runs Chromatic's own command against a server on this machine in place of Chromatic, and reads what it
 * asks for. The command is ended once it has announced its build.
 */

const token = 'chpt_0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'parlor-chromatic-'));

interface Call {
  name: string;
  variables: { projectToken?: string; input?: { branch: string; autoAcceptChanges: boolean } };
}

/** What Chromatic answers for a project without builds, as far as an announced build needs it. */
const answers: Readonly<Record<string, object>> = {
  CreateAppTokenMutation: { appToken: 'token' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
};

let server: Server;
let address: string;
let onCall: (call: Call) => void;

beforeAll(async () => {
  for (const file of ['index.html', 'iframe.html']) writeFileSync(join(folder, file), '');
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString());
    const [, name = ''] = /(?:query|mutation)\s+(\w+)/.exec(query) ?? [];
    onCall({ name, variables });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[name] ?? null }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port is free');
  address = `http://127.0.0.1:${bound.port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** The calls of a run on a branch, up to the announcement of its build. */
async function callsOn(branch: string): Promise<Call[]> {
  const calls: Call[] = [];
  const announced = new Promise<void>((resolve) => {
    onCall = (call) => {
      calls.push(call);
      if (call.name === 'AnnounceBuildMutation') resolve();
    };
  });
  const args = ['--dry-run', '--branch-name', branch, '--skip-update-check', '-d', folder];
  const command: ChildProcess = spawn(join(root, 'node_modules/.bin/chromatic'), args, {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      CI: 'true',
      CHROMATIC_INDEX_URL: address,
      CHROMATIC_PROJECT_TOKEN: token,
      CHROMATIC_DISABLE_TELEMETRY: 'true',
    },
  });
  const ended = once(command, 'exit');
  await Promise.race([announced, ended]);
  command.kill();
  await ended;
  return calls;
}

test.each([
  ['main', true],
  ['feat/a-change', false],
])(
  'on %s, changes are accepted without a review: %s',
  { timeout: 120_000 },
  async (branch, isAccepted) => {
    const calls = await callsOn(branch);
    expect(calls.find(({ variables }) => 'projectToken' in variables)?.variables).toEqual({
      projectToken: token,
    });
    expect(calls.at(-1)).toMatchObject({
      name: 'AnnounceBuildMutation',
      variables: { input: { branch, autoAcceptChanges: isAccepted } },
    });
  },
);

test('the project is named by the setting alone', () => {
  const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
  expect(config).not.toHaveProperty('projectToken');
  expect(config).not.toHaveProperty('projectId');
});
