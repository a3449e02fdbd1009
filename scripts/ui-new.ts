// Creates the folder of a new kit component: `pnpm ui:new OtpField [Forms]`
import { createComponent } from './lib/component.ts';
import { root } from './lib/run.ts';

const [name, group = 'Foundation'] = process.argv.slice(2);
if (name === undefined) {
  console.error('A name is required: pnpm ui:new OtpField [Forms]');
  process.exit(2);
}
try {
  const folder = createComponent({ name, group, kit: `${root}packages/ui/src` });
  console.log(`Created ${folder} and exported it. Next: its docstring, its SPEC.md, its gallery.`);
  console.log(`  pnpm exec vitest run --project ui src/${name}`);
  console.log(`  pnpm exec vitest run --project ui src/testing/galleries -t ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
