// Loads the libraries of a package, then waits for a message of its parent and runs the package's
// program. `lib/watch.ts` keeps such a process ready for the next restart.
//
//     node --experimental-import-meta-resolve prepared-program.ts <package folder> <program>
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Its index prints a warning; the sandbox imports other modules of it. */
const SKIPPED = 'oidc-provider';

const [node = '', , folder = '', program = ''] = process.argv;
const orphaned = () => process.exit(0);
process.once('disconnect', orphaned);
const started = once(process, 'message');
const { href } = pathToFileURL(join(folder, program));
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
for (const [name, version] of Object.entries(dependencies)) {
  // Sources of the workspace change.
  if (version.startsWith('workspace:') || name === SKIPPED) continue;
  await import(import.meta.resolve(name, href));
}
await started;
process.off('disconnect', orphaned);
process.argv = [node, join(folder, program)];
await import(href);
