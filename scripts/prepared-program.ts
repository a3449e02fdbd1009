// Loads the libraries of a package. At the message `load` of its parent it loads the package's program,
// and at `run` it calls the program's `main`. `lib/watch.ts` keeps such a process ready for the next
// restart.
//
//     node --experimental-import-meta-resolve prepared-program.ts <package folder> <program>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Its index prints a warning; the sandbox imports other modules of it. */
const SKIPPED = 'oidc-provider';

const [, , folder = '', program = ''] = process.argv;
const orphaned = () => process.exit(0);
process.once('disconnect', orphaned);
const messages = { load: Promise.withResolvers<void>(), run: Promise.withResolvers<void>() };
process.on('message', (message: keyof typeof messages) => messages[message].resolve());
const { href } = pathToFileURL(join(folder, program));
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
for (const [name, version] of Object.entries(dependencies)) {
  // Sources of the workspace change.
  if (version.startsWith('workspace:') || name === SKIPPED) continue;
  await import(import.meta.resolve(name, href));
}
await messages.load.promise;
const { main } = (await import(href)) as { main(): Promise<void> };
await messages.run.promise;
process.off('disconnect', orphaned);
process.removeAllListeners('message');
await main();
