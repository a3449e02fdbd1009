// Loads a program ahead, without running it. The parent's message lists the files that have changed
// since then: these are loaded again, with all modules that import them, and the program's `main` is
// called. `lib/watch.ts` keeps such a process ready for the next restart.
//
//     node prepared-program.ts <program>
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** By the address of a module, those of the modules that import it. */
const importers = new Map<string, Set<string>>();
const changed = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const known = importers.get(resolved.url) ?? new Set();
    if (context.parentURL !== undefined) known.add(context.parentURL);
    importers.set(resolved.url, known);
    // Another address is another module.
    return changed.has(resolved.url) ? { ...resolved, url: `${resolved.url}?changed` } : resolved;
  },
});

function addChanged(url: string): void {
  if (changed.has(url)) return;
  changed.add(url);
  for (const importer of importers.get(url) ?? []) addChanged(importer);
}

const { href } = pathToFileURL(process.argv[2] ?? '');
const orphaned = () => process.exit(0);
process.once('disconnect', orphaned);
const message = once(process, 'message') as Promise<[files: readonly string[]]>;
// An error is thrown again below, unless the module has changed by then.
await import(href).catch(() => undefined);
const [files] = await message;
process.off('disconnect', orphaned);
for (const file of files) addChanged(pathToFileURL(file).href);
const { main } = (await import(href)) as { main(): Promise<void> };
await main();
