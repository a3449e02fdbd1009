import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const lockFile = () => join(folder, 'server.lock');

  it('names the process that holds it, and is removed on release', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
    expect(existsSync(lockFile())).toBe(false);
    lockDataFolder(folder)();
  });

  it('is taken over from an exited process, also if its id was reused', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const others = [
      JSON.stringify({ pid: child.pid, birth: '1' }),
      JSON.stringify({ pid: process.ppid, birth: 'another life' }),
      'not a lock at all',
      '',
    ];
    for (const text of others) {
      writeFileSync(lockFile(), text);
      const release = lockDataFolder(folder);
      expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
      release();
    }
  });

  it.skipIf(process.platform !== 'linux')(
    'is taken over from a zombie, a process that exited and was not reaped (Linux only)',
    async () => {
      // `exec` replaces the shell, which would reap the child, with a program that never does. The
      // child ends with its input, closed only after that.
      const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      });
      const [line] = await once(parent.stdout as Readable, 'data');
      const pid = Number(String(line));
      const getProgram = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
      await expect.poll(getProgram, { timeout: 10_000 }).toBe('sleep');
      (parent.stdio[3] as Writable).end();
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await expect.poll(() => stat()[0], { timeout: 10_000 }).toBe('Z');
      writeFileSync(lockFile(), JSON.stringify({ pid, birth: stat()[19] }));
      lockDataFolder(folder)();
      const ended = once(parent, 'exit');
      parent.kill();
      await ended;
    },
  );

  it('is acquired by exactly one of many that find a stale lock concurrently', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 4_194_305, birth: '1' }));
    const module = new URL('./data-folder-lock.ts', import.meta.url).href;
    const script = `import { lockDataFolder } from '${module}';
      try { lockDataFolder(process.argv[1]); console.log('taken'); setTimeout(() => {}, 4_000); }
      catch (error) { console.log(error.name); }`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder]);
        const [line] = await once(child.stdout, 'data');
        return { child, line: String(line).trim() };
      }),
    );
    for (const { child } of answers) child.kill();
    expect(answers.map(({ line }) => line).sort()).toEqual([
      'StartupError',
      'StartupError',
      'StartupError',
      'taken',
    ]);
  });

  it('reports that the folder is not writable', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'below'))).toThrow(
      /^The data folder .* cannot be written: /,
    );
    expect(execFileSync('ls', ['-A', folder]).toString()).toBe('a-file\n');
  });
});
