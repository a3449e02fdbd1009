import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  orderBySource,
  readDocsId,
  readExports,
  readParts,
  readSample,
  readTypes,
} from '../.storybook/component-docs.ts';
import { isExample } from '../.storybook/examples.ts';
import { glossary } from '../.storybook/glossary.ts';
import { root, run } from './lib/run.ts';

const kit = `${root}packages/ui/src`;
const files = globSync(`${kit}/*/*.docs.tsx`).sort();
const examples = ['recommended', 'mistake'] as const;

mkdirSync(`${root}.cache`, { recursive: true });
const folder = mkdtempSync(`${root}.cache/samples-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  for (const file of files) {
    const name = basename(dirname(file));
    const source = readFileSync(file, 'utf8');
    for (const example of examples) {
      const { imports, code } = readSample(source, name, example);
      writeFileSync(
        join(folder, `${name}-${example}.tsx`),
        `${imports}\n\nexport const sample = (\n${code}\n);\n`,
      );
    }
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: [],
        paths: {
          '@parlor/ui/*': ['../../packages/ui/src/*/index.ts'],
          'lucide-react': ['../../packages/ui/node_modules/lucide-react'],
        },
      },
      include: ['*.tsx'],
    }),
  );
});

it('every code sample of a docs page compiles with the imports that it shows', async () => {
  expect(files.length).toBeGreaterThan(90);
  expect(await run('tsc', ['-p', folder])).toBe(0);
}, 240_000);

it('a sample has the imports that it uses, from the packages', () => {
  const source = [
    "import type { ComponentDocs } from '../design/docs.ts';",
    "import { Link, LinkProvider } from '../Link/index.ts';",
    "import { Tag } from './index.ts';",
    'export const docs: ComponentDocs = {',
    '  recommended: {',
    "    reason: 'Short.',",
    '    example: (',
    '      <Tag>',
    '        <Link href="#a">Live</Link>',
    '      </Tag>',
    '    ),',
    '  },',
    '  mistake: {',
    "    reason: 'Long.',",
    '    example: <Tag>Status</Tag>,',
    '  },',
    '};',
  ].join('\n');
  expect(readSample(source, 'Tag', 'recommended')).toEqual({
    imports: "import { Link } from '@parlor/ui/Link';\nimport { Tag } from '@parlor/ui/Tag';",
    code: '<Tag>\n  <Link href="#a">Live</Link>\n</Tag>',
  });
  expect(readSample(source, 'Tag', 'mistake').code).toBe('<Tag>Status</Tag>');
  expect(() => readSample('', 'Tag', 'mistake')).toThrow('Tag has no example: mistake');
});

const readTypesOf = (component: string) => {
  const sources = globSync(`${kit}/${component}/*.{ts,tsx}`).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const exported = readExports(readFileSync(`${kit}/${component}/index.ts`, 'utf8'));
  return readTypes(sources, exported, component);
};

it.each([
  ['DataTable', 'DataColumn', ['id', 'header', 'cell', 'align', 'sortable']],
  ['Tabs', 'Tab', ['value', 'label', 'icon', 'disabled', 'href', 'content']],
  ['Menu', 'MenuItem', ['value', 'label', 'icon', 'hint', 'tone', 'disabled', 'href', 'onSelect']],
  ['Carousel', 'BannerProps', ['image', 'eyebrow', 'title', 'text', 'action', 'eager']],
  ['Toast', 'ToastOptions', ['text', 'tone', 'duration', 'action', 'closable', 'id']],
])('%s documents the fields of %s', (component, type, fields) => {
  const found = readTypesOf(component).find(({ name }) => name === type);
  expect(found?.fields.map(({ name }) => name).sort()).toEqual(fields.toSorted());
});

it('every field of a documented type has a description', () => {
  const undescribed = files
    .map((file) => basename(dirname(file)))
    .flatMap((component) =>
      readTypesOf(component).flatMap((type) =>
        type.fields
          .filter(({ name, description }) => !(description || name === 'id' || glossary[name]))
          .map(({ name }) => `${component}: ${type.name}.${name}`),
      ),
    );
  expect(undescribed).toEqual([]);
});

it('leaves out the fields that a member of a union does not have', () => {
  const source = 'export interface A {\n  size: number;\n  name?: undefined;\n}\n';
  const [type] = readTypes([source], ['A'], 'Rating');
  expect(type?.fields.map(({ name }) => name)).toEqual(['size']);
});

it('shows the default story and those that differ from it', () => {
  const story = (id: string, moduleExport: object) => ({ id, moduleExport });
  expect(isExample(story('a--default', { play: () => {} }))).toBe(true);
  expect(isExample(story('a--by-key', { play: () => {} }))).toBe(false);
  expect(isExample(story('a--long', { play: () => {}, args: {} }))).toBe(true);
});

it('lists stories in the order of their file', () => {
  const source = 'export const Ready: Story = {};\nexport const BySms: Story = {};\n';
  const stories = [{ id: 'screens-log-in--by-sms' }, { id: 'screens-log-in--ready' }];
  expect(orderBySource(stories, source)).toEqual(stories.toReversed());
});

it('reads each part once', () => {
  expect(
    readParts(['<a data-part="icon" /><b data-part="text" />', '<i data-part="icon" />']),
  ).toEqual(['icon', 'text']);
});

it('no docs for other teams refer to the specification', () => {
  const docs = [
    ...files,
    ...globSync(`${kit}/*/*.tsx`).filter((file) => !/\.(test|stories|sample|docs)\./.test(file)),
  ];
  const referring = docs.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*(.*?)\*\//gs)].some(([comment]) =>
      /specification:|product\.md/.test(comment),
    ),
  );
  expect(referring).toEqual([]);
  const readmes = globSync(`${root}packages/{tokens,ui,api,flows}/README.md`);
  expect(
    readmes.filter((file) => /specification ?[:(]|product\.md/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

it('reads the id of a docs page from the title of its stories', () => {
  const story = readFileSync(`${kit}/Button/Button.stories.tsx`, 'utf8');
  expect(readDocsId(story)).toBe('foundation-button--docs');
});

it('lists every component in the README, in its group of Storybook', () => {
  const readme = readFileSync(`${root}packages/ui/README.md`, 'utf8');
  const listed = [...readme.matchAll(/^- \*\*(\w+)\*\*, [^:\n]+: ([\w, ]+)\.$/gm)].flatMap(
    ([, group = '', names = '']) => names.split(', ').map((name) => `${group}/${name}`),
  );
  const titles = globSync(`${kit}/*/SPEC.md`).map((file) => {
    const name = basename(dirname(file));
    const story = readFileSync(join(dirname(file), `${name}.stories.tsx`), 'utf8');
    return /\btitle: '(\w+\/\w+)'/.exec(story)?.[1];
  });
  expect(listed.toSorted()).toEqual(titles.toSorted());
});

/** Other spellings of the shared props of packages/ui/README.md. */
const misspelled =
  /^ {2}(level|heading(?:As|Level)|on(?:Pressed|Checked)Change|onChange)\??: |^ {2}(is[A-Z]\w+)\??: boolean/m;

it('spells shared props as the README does', () => {
  // The level of a Heading is its own, not that of a title.
  const sources = globSync(`${kit}/[A-Z]*/[A-Z]*.tsx`).filter(
    (file) => !/\.(test|stories|sample|docs)\.|\/Heading\.tsx$/.test(file),
  );
  const found = sources.flatMap((file) => {
    const interfaces = readFileSync(file, 'utf8').matchAll(/^export interface \w+Props.*?^\}/gms);
    return [...interfaces].flatMap(([text]) => misspelled.exec(text)?.[0].trim() ?? []);
  });
  expect(sources.length).toBeGreaterThan(90);
  expect(found).toEqual([]);
});
