// Creates the folder of a new kit component: `pnpm ui:new OtpField Forms`
import { createComponent, listGroups } from './lib/component.ts';
import { root } from './lib/run.ts';

const kit = `${root}packages/ui/src`;
const [name, group] = process.argv.slice(2);
if (name === undefined || group === undefined) {
  console.error('A name and a group are required: pnpm ui:new OtpField Forms');
  console.error(`Groups: ${listGroups(kit).join(', ')}`);
  process.exit(2);
}
try {
  const folder = createComponent({ name, group, kit });
  console.log(`Created ${folder}, exported it, and listed it in the README.`);
  console.log('Next: the steps of "Add a component" in CONTRIBUTING.md. While you work:');
  console.log(`  pnpm exec vitest run --project ui src/${name} src/design src/testing -t ${name}`);
  console.log('Its tests, with those of the whole kit, which take some minutes:');
  console.log(`  pnpm exec vitest run --project ui src/${name} src/design src/testing`);
  console.log(`  pnpm exec vitest run --project stories ${name}`);
  console.log('  pnpm exec vitest run --project scripts spec styles requirements component-docs');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
