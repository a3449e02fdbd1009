// Checks every package with its own compiler options, two at a time.
import { run } from './lib/run.ts';

const projects = [
  '.',
  ...['tokens', 'ui', 'flows', 'api', 'app', 'server', 'sandbox', 'art'].map(
    (name) => `packages/${name}`,
  ),
];
const queue = [...projects];
const failed: string[] = [];

await Promise.all([worker(), worker()]);
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exit(1);
}

async function worker(): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    if ((await run('tsc', ['-p', project])) !== 0) failed.push(project);
  }
}
