import { useEffect, useState } from 'react';
import type { ComponentDocs } from '../packages/ui/src/design/docs.ts';
import {
  type DocumentedType,
  readDocsId,
  readExports,
  readParts,
  readSample,
  readTypes,
} from './component-docs.ts';

/** The data of the docs pages, and what they read from the sources. Loaded one component at a time. */
const data = import.meta.glob<{ docs: ComponentDocs }>('../packages/ui/src/*/*.docs.tsx');
const sources = import.meta.glob<string>(
  [
    '../packages/ui/src/*/*.{ts,tsx}',
    '!../packages/ui/src/*/*.{test,stories,css,sample}.*',
    '!../packages/ui/src/{design,internal,labels,testing}/*',
  ],
  { query: '?raw', import: 'default' },
);
/** Shared code that renders parts of several components, such as those of a modal. */
const shared = import.meta.glob<string>('../packages/ui/src/internal/*.tsx', {
  query: '?raw',
  import: 'default',
});
/** As text: the modules would bring every story into the page. */
const stories = import.meta.glob<string>(
  ['../packages/ui/src/*/*.stories.tsx', '!**/*.gallery.*', '!../packages/ui/src/design/*'],
  { query: '?raw', import: 'default' },
);

/** The data of a component's docs page. */
export interface Details {
  docs: ComponentDocs;
  parts: readonly string[];
  types: readonly DocumentedType[];
  samples: Readonly<Record<'recommended' | 'mistake', string>>;
  /** Ids of the docs pages of the related components. */
  pages: Readonly<Record<string, string>>;
}

async function loadDetails(name: string): Promise<Details> {
  const folder = `../packages/ui/src/${name}/`;
  const files = Object.keys(sources).filter((file) => file.startsWith(folder));
  const texts = await Promise.all(files.map((file) => sources[file]?.() ?? ''));
  const read = (file: string) => texts[files.indexOf(`${folder}${file}`)] ?? '';
  const module = await data[`${folder}${name}.docs.tsx`]?.();
  if (module === undefined) throw new Error(`${name} has no ${name}.docs.tsx`);
  const { docs } = module;
  const sample = (example: 'recommended' | 'mistake') => {
    const { imports, code } = readSample(read(`${name}.docs.tsx`), name, example);
    return `${imports}\n\n${code}`;
  };
  const pages = await Promise.all(
    Object.keys(docs.related).map(async (related) => {
      const story = await stories[`../packages/ui/src/${related}/${related}.stories.tsx`]?.();
      return [related, readDocsId(story ?? '')] as const;
    }),
  );
  return {
    docs,
    parts: readParts([...texts, ...(await loadShared(texts))]).filter(
      (part) => !docs.absentParts?.includes(part),
    ),
    types: readTypes(texts, readExports(read('index.ts')), name),
    samples: { recommended: sample('recommended'), mistake: sample('mistake') },
    pages: Object.fromEntries(pages),
  };
}

/** The shared sources that these import, and those that they import in turn. */
async function loadShared(texts: readonly string[]): Promise<readonly string[]> {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/from '\.(?:\.\/internal)?\/(\w+)\.tsx'/g)].map(([, name = '']) => name),
  );
  const found = await Promise.all(
    [...new Set(names)].flatMap((name) => {
      const load = shared[`../packages/ui/src/internal/${name}.tsx`];
      return load === undefined ? [] : [load()];
    }),
  );
  return found.length === 0 ? [] : [...found, ...(await loadShared(found))];
}

/** Undefined until it has loaded, and for what is not a component. */
export function useDetails(name: string, isComponent: boolean): Details | undefined {
  const [details, setDetails] = useState<Details>();
  useEffect(() => {
    if (isComponent) void loadDetails(name).then(setDetails);
  }, [name, isComponent]);
  return details;
}

/** `toast` is what callers of Toast import; its component is the Toaster. */
export const getImported = ({ samples }: Details, name: string): string =>
  /^import \{ ([^}]+) \} from '@parlor\/ui\/(\w+)';$/gm
    .exec(samples.recommended.split('\n').find((line) => line.endsWith(`/${name}';`)) ?? '')
    ?.at(1) ?? name;
