import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NewComponent {
  /** `PascalCase`. */
  name: string;
  /** Its group in Storybook, one of {@link listGroups}. */
  group: string;
  /** `packages/ui/src`. */
  kit: string;
}

/** The groups of the kit's components in Storybook, by the titles of their galleries. */
export function listGroups(kit: string): string[] {
  const titles = globSync('*/*.gallery.stories.tsx', { cwd: kit }).map(
    (file) => /title: '(\w+)\//.exec(readFileSync(join(kit, file), 'utf8'))?.[1] ?? '',
  );
  return [...new Set(titles)].sort();
}

/**
 * Creates the folder of a new component with all required files, exports it, and lists it in the README.
 *
 * @returns the folder
 * @throws {Error} when the name is invalid or exists, or the group does not exist
 */
export function createComponent({ name, group, kit }: NewComponent): string {
  if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)) {
    throw new Error(`Not a component name (expected PascalCase, such as OtpField): ${name}`);
  }
  const groups = listGroups(kit);
  if (!groups.includes(group)) {
    throw new Error(`Not a group of components: ${group}. Choose one of ${groups.join(', ')}`);
  }
  const folder = join(kit, name);
  if (existsSync(folder)) throw new Error(`The component exists already: ${folder}`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(createFiles(name, group))) {
    writeFileSync(join(folder, file), text);
  }
  exportIt(join(kit, 'index.ts'), name);
  listIt(join(kit, '../README.md'), name, group);
  return folder;
}

/** Adds the name to the list of its group in the kit's README. */
function listIt(readme: string, name: string, group: string): void {
  const list = new RegExp(`^(- \\*\\*${group}\\*\\*.*: )(.+)\\.$`, 'm');
  const text = readFileSync(readme, 'utf8').replace(
    list,
    (_, start: string, names: string) =>
      `${start}${[...names.split(', '), name].sort().join(', ')}.`,
  );
  writeFileSync(readme, text);
}

function exportIt(index: string, name: string): void {
  const lines = readFileSync(index, 'utf8').trimEnd().split('\n');
  const line = `export * from './${name}/index.ts';`;
  const after = lines.findIndex((other) => place(other) > place(line));
  writeFileSync(
    index,
    `${lines.toSpliced(after === -1 ? lines.length : after, 0, line).join('\n')}\n`,
  );
}

/** The order of the linter: by letter, upper case before lower case. */
function place(line: string): string {
  return line.replace(/[a-z]/gi, (letter) => letter.toLowerCase() + (letter < 'a' ? 0 : 1));
}

function createFiles(name: string, group: string): Record<string, string> {
  return {
    'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
    [`${name}.css.ts`]: `import { vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ minInlineSize: 0, color: vars.color.fg.default });

export const size = styleVariants({
  sm: { padding: vars.space[8] },
  md: { padding: vars.space[16] },
});
`,
    [`${name}.tsx`]: `import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {
  /** Its size. Default \`md\`. */
  size?: 'sm' | 'md' | undefined;
}

/** One sentence for the docs page: what the component is. */
export function ${name}({ size = 'md', className, ...rest }: ${name}Props) {
  const look = cx(css.root, css.size[size], className);
  return <div {...rest} data-component="${name}" className={look} />;
}
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${name} } from './index.ts';

const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { children: 'Deposit' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Deposit')).toBeVisible();
  },
};

export const Playground: Story = { args: { size: 'sm' } };
`,
    [`${name}.docs.tsx`]: `import type { ComponentDocs } from '../design/docs.ts';
import { ${name} } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'What a screen reader announces, and when.',
  content: 'How to write its texts.',
  related: { Box: 'an element without a look' },
  recommended: {
    reason: 'Why this is right.',
    example: <${name}>Deposit</${name}>,
  },
  mistake: {
    reason: 'Why this is wrong.',
    example: <${name}>Click here</${name}>,
  },
};
`,
    [`${name}.gallery.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ${name} } from './index.ts';

const meta = {
  title: '${group}/${name}/Gallery',
  component: ${name},
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof ${name}>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {(['sm', 'md'] as const).map((size) => (
        <SheetRow key={size} title={size}>
          <${name} size={size}>Deposit</${name}>
        </SheetRow>
      ))}
    </Sheet>
  ),
};
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ${name} } from './index.ts';

describeConformance({
  name: '${name}',
  root: HTMLDivElement,
  draw: (props) => <${name} {...props}>Deposit</${name}>,
});

test('has the padding of its size', () => {
  const { rerender } = render(<${name}>Deposit</${name}>);
  expect(screen.getByText('Deposit')).toHaveStyle({ padding: '16px' });
  rerender(<${name} size="sm">Deposit</${name}>);
  expect(screen.getByText('Deposit')).toHaveStyle({ padding: '8px' });
});
`,
    'SPEC.md': `# ${name}

What it is for, and which component to use otherwise.

Built on: a native element.

- MUST have the padding of its size. [test: has the padding of its size]
- MUST keep its layout at 320 px and with text at 200 %. [test: keeps its layout at 320 px] [test: keeps its layout with text at 200 %]
`,
  };
}
