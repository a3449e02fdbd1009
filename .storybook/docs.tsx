import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import {
  createContext,
  Fragment,
  type PropsWithChildren,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useTheme } from 'storybook/theming';
import weights from '../docs/bench/weights.md?raw';
import type { ThemeName } from '../packages/tokens/src/index.ts';
import { Advice, Advices } from '../packages/ui/src/design/Advice.tsx';
import type { ComponentDocs } from '../packages/ui/src/design/docs.ts';
import { getKeyRows } from '../packages/ui/src/design/keyboard.ts';
import { parts as partTexts } from '../packages/ui/src/design/parts.ts';
import { ThemeProvider } from '../packages/ui/src/ThemeProvider/index.ts';
import { AnatomyFigure } from './anatomy.tsx';
import {
  type DocumentedType,
  readDocsId,
  readExports,
  readParts,
  readSample,
  readTypes,
} from './component-docs.ts';
import { glossary } from './glossary.ts';
import { createManagerTheme, getAppearance } from './manager-theme.ts';
import { extractRequirements, findWeight } from './requirements.ts';

const specs = import.meta.glob<string>('../packages/ui/src/*/SPEC.md', {
  query: '?raw',
  import: 'default',
});

/** Only the file names: whether a component has one. */
const galleries = import.meta.glob('../packages/ui/src/*/*.gallery.stories.tsx');

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

interface Details {
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
    parts: readParts([...texts, ...(await loadShared(texts))]),
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

const GlobalsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The docs container, in the appearance of its stories. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const readGlobals = useCallback((): Readonly<Record<string, unknown>> => {
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  }, [context]);
  const [globals, setGlobals] = useState(readGlobals);
  useEffect(() => {
    // Frames with stories send this event too, with the globals of their own address.
    const update = () => setGlobals(readGlobals());
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context, readGlobals]);
  return (
    <GlobalsContext value={globals}>
      <DocsContainer context={context} theme={createManagerTheme(getAppearance(globals))}>
        {children}
      </DocsContainer>
    </GlobalsContext>
  );
}

/**
 * The docs page of a component, with the same parts for each: purpose, import, playground, props,
 * states, examples, do and don't, anatomy, types, keyboard, screen readers, content, related
 * components, requirements, size and source.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  if (preparedMeta.parameters.page === 'app') {
    return <ScreenPage stories={Object.values(csfFile.stories)} />;
  }
  return <ComponentPage meta={preparedMeta} />;
}

/** A screen is as wide as its window, so each of its stories is a page of its own. */
function ScreenPage({ stories }: { stories: readonly { id: string; name: string }[] }) {
  const [first] = stories;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <StoryFrame title={first.name} id={first.id} />}
      <Heading>Stories</Heading>
      <Markdown>
        {stories.map(({ id, name }) => `- [${name}](?path=/story/${id})`).join('\n')}
      </Markdown>
    </>
  );
}

function ComponentPage({ meta: preparedMeta }: { meta: { title: string; id: string } }) {
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { base } = useTheme();
  const hasGallery = `../packages/ui/src/${name}/${name}.gallery.stories.tsx` in galleries;
  const gallery = hasGallery && `${preparedMeta.id}-gallery--gallery`;
  const load = specs[`../packages/ui/src/${name}/SPEC.md`];
  const details = useDetails(name, load !== undefined);
  return (
    <>
      <Title />
      <Description of="meta" />
      {details && (
        <Source
          language="tsx"
          code={`import { ${getImported(details, name)} } from '@parlor/ui/${name}';`}
          dark={base === 'dark'}
        />
      )}
      {gallery && (
        // Markdown links keep the toolbar globals.
        <Markdown>{`[Gallery of all states](?path=/story/${gallery})`}</Markdown>
      )}
      <Contents />
      <Heading>Playground</Heading>
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {gallery && <States gallery={gallery} />}
      <Stories includePrimary={false} title={<Heading>Examples</Heading>} />
      {details && <Details name={name} details={details} />}
      {load && <Requirements name={name} load={load} />}
      {load && (
        <>
          <Heading>Source</Heading>
          <SourceLink path={`packages/ui/src/${name}`} />
        </>
      )}
    </>
  );
}

/** The description of a field without one of its own. The `value` of an item is not a controlled prop. */
function describeField(type: string, field: string): string {
  const isItem = !type.endsWith('Props');
  if (isItem && (field === 'id' || field === 'value')) return 'Identifies it among the others.';
  return glossary[field] ?? '';
}

/** A description with its code between backticks, and links to other names, as code. */
function formatCode(text: string): ReactNode {
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

/** Links to the sections of the page, which are complete once the data of the component has loaded. */
function Contents() {
  const [sections, setSections] = useState<readonly string[]>([]);
  const marker = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = marker.current?.parentElement;
    if (!page) return;
    const update = () => {
      const headings = page.querySelectorAll(':scope > h2[id]');
      setSections(Array.from(headings, ({ id, textContent }) => `[${textContent}](#${id})`));
    };
    const observer = new MutationObserver(update);
    observer.observe(page, { childList: true });
    update();
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={marker} aria-label="On this page">
      <Markdown>{sections.join(' · ')}</Markdown>
    </nav>
  );
}

/** `toast` is what callers of Toast import; its component is the Toaster. */
const getImported = ({ samples }: Details, name: string): string =>
  /^import \{ ([^}]+) \} from '@parlor\/ui\/(\w+)';$/gm
    .exec(samples.recommended.split('\n').find((line) => line.endsWith(`/${name}';`)) ?? '')
    ?.at(1) ?? name;

function useDetails(name: string, isComponent: boolean): Details | undefined {
  const [details, setDetails] = useState<Details>();
  useEffect(() => {
    if (isComponent) void loadDetails(name).then(setDetails);
  }, [name, isComponent]);
  return details;
}

function Details({ name, details }: { name: string; details: Details }) {
  const { docs, parts, types, samples, pages } = details;
  const globals = useContext(GlobalsContext);
  const { base } = useTheme();
  const [numbered, setNumbered] = useState<readonly string[]>([]);
  const keys = getKeyRows(name);
  return (
    <>
      <Heading>Do and don’t</Heading>
      <ThemeProvider
        theme={globals.theme as ThemeName}
        appearance={getAppearance(globals)}
        className="sb-unstyled"
      >
        <Advices>
          <Advice kind="do" text={docs.recommended.reason}>
            {docs.recommended.example}
          </Advice>
          <Advice kind="not" text={docs.mistake.reason}>
            {docs.mistake.example}
          </Advice>
        </Advices>
      </ThemeProvider>
      <Source language="tsx" code={samples.recommended} dark={base === 'dark'} />
      {parts.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <ThemeProvider
            theme={globals.theme as ThemeName}
            appearance={getAppearance(globals)}
            className="sb-unstyled"
          >
            <AnatomyFigure parts={parts} onNumbered={setNumbered}>
              {docs.recommended.example}
            </AnatomyFigure>
          </ThemeProvider>
          <Table
            head={numbered.length === 0 ? ['Part', 'Purpose'] : ['Part', 'Number', 'Purpose']}
            rows={[...numbered, ...parts.filter((part) => !numbered.includes(part))].map((part) => [
              part,
              ...(numbered.length === 0 ? [] : [numbered.indexOf(part) + 1 || '']),
              partTexts[part] ?? '',
            ])}
          />
        </>
      )}
      {types.map((type) => (
        <Fragment key={type.name}>
          <Heading>{type.name}</Heading>
          <Table
            head={['Field', 'Type', 'Description']}
            rows={type.fields.map((field) => [
              `${field.name}${field.isRequired ? '' : '?'}`,
              <code key="type">{field.type}</code>,
              formatCode(field.description || describeField(type.name, field.name)),
            ])}
          />
        </Fragment>
      ))}
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>It has no keys of its own.</p>
      ) : (
        <Table head={['Key', 'Effect']} rows={keys} />
      )}
      <Heading>Screen readers</Heading>
      <Markdown>{docs.screenReaders}</Markdown>
      <Heading>Content</Heading>
      <Markdown>{docs.content}</Markdown>
      <Heading>Related components</Heading>
      <Markdown>
        {Object.entries(docs.related)
          .map(([related, purpose]) => `- [${related}](?path=/docs/${pages[related]}): ${purpose}`)
          .join('\n')}
      </Markdown>
    </>
  );
}

/** Largest height of the gallery on a docs page, in px. Open overlays need all of it. */
const MAX_STATES = 720;

/**
 * The gallery in a page of its own, as wide as a phone or wider: open overlays, filled fields and
 * errors, beside the props that lead to them.
 */
function States({ gallery }: { gallery: string }) {
  const resize = (frame: HTMLIFrameElement) => {
    const content = frame.contentDocument;
    const root = content?.getElementById('storybook-root');
    if (!content || !root) return;
    const update = () => {
      const isOpen = content.querySelector(
        '[aria-modal], [data-radix-popper-content-wrapper], [data-component="Toast"]',
      );
      // On a phone the page scrolls instead of a frame inside of it.
      const most = window.innerWidth < 768 ? Number.POSITIVE_INFINITY : MAX_STATES;
      frame.style.blockSize = isOpen ? '' : `${Math.min(most, root.scrollHeight + 2)}px`;
    };
    new ResizeObserver(update).observe(root);
    new MutationObserver(update).observe(content.body, { childList: true, subtree: true });
  };
  return (
    <>
      <Heading>States</Heading>
      <StoryFrame title="States" id={gallery} onLoad={resize} />
    </>
  );
}

/** A story in a window of its own, with the toolbar's choices. */
function StoryFrame({
  title,
  id,
  onLoad,
}: {
  title: string;
  id: string;
  onLoad?: (frame: HTMLIFrameElement) => void;
}) {
  const globals = useContext(GlobalsContext);
  const chosen = ['theme', 'appearance', 'locale', 'direction', 'textSize']
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
  return (
    <iframe
      title={title}
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      loading="lazy"
      src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen })}`}
      className="states"
    />
  );
}

/** A link to the source where `STORYBOOK_SOURCE_URL` says where it is published. */
function SourceLink({ path }: { path: string }) {
  const published: unknown = import.meta.env.STORYBOOK_SOURCE_URL;
  if (typeof published !== 'string') return <code>{path}</code>;
  return <a href={`${published.replace(/\/$/, '')}/${path}`}>{path}</a>;
}

interface TableProps {
  head: readonly string[];
  /** The first cell of a row is code, and unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

function Table({ head, rows }: TableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table className="fields">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <td>
                <code>{first}</code>
              </td>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Requirements({ name, load }: { name: string; load: () => Promise<string> }) {
  const [requirements, setRequirements] = useState<string>();
  useEffect(() => {
    void load().then((markdown) => setRequirements(extractRequirements(markdown)));
  }, [load]);
  const kB = findWeight(weights, name)?.toFixed(1);
  if (requirements === undefined) return null;
  return (
    <>
      <Heading>Requirements</Heading>
      <p>
        Each MUST is covered by a test.{' '}
        {kB !== undefined && `Size alone: ${kB} kB, minified and compressed.`}
      </p>
      <Markdown>{requirements}</Markdown>
    </>
  );
}
