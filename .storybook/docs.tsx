import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { Parameters } from 'storybook/internal/types';
import { useTheme } from 'storybook/theming';
import { orderBySource } from './component-docs.ts';
import { getImported, useDetails } from './details.ts';
import type { ViewportName } from './modes.ts';
import { DetailSections, Requirements } from './sections.tsx';
import { GalleryFrame, StoryFrame } from './story-frame.tsx';

const specs = import.meta.glob<string>('../packages/ui/src/*/SPEC.md', {
  query: '?raw',
  import: 'default',
});

/** As text, for the order of their stories. */
const screens = import.meta.glob<string>('../packages/app/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** Only the file names: whether a component has one. */
const galleries = import.meta.glob('../packages/ui/src/*/*.gallery.stories.tsx');

/**
 * The docs page of a component, with the same parts for each: purpose, import, playground, props,
 * states, examples, do and don't, anatomy, types, keyboard, screen readers, content, related
 * components, requirements, size and source.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  if (preparedMeta.parameters.page === 'app') {
    const viewport = csfFile.meta.globals?.viewport?.value ?? 'phone';
    return (
      <ScreenPage file={preparedMeta.parameters.fileName} stories={stories} viewport={viewport} />
    );
  }
  return <ComponentPage meta={preparedMeta} first={stories[0]} />;
}

interface ScreenPageProps {
  /** The file of its stories, from the root of the repository: `./packages/app/...`. */
  file: string;
  stories: readonly { id: string; name: string }[];
  viewport: ViewportName;
}

/**
 * A screen fills its window, so the first story is shown in one of the size that the stories are
 * written for. It is shown as it opens: play functions run in one language.
 */
function ScreenPage({ file, stories, viewport }: ScreenPageProps) {
  const [source, setSource] = useState('');
  useEffect(() => {
    void screens[`.${file}`]?.().then(setSource);
  }, [file]);
  const ordered = source === '' ? [] : orderBySource(stories, source);
  const [first] = ordered;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <StoryFrame title={first.name} id={first.id} viewport={viewport} plays={false} />}
      <Heading>Stories</Heading>
      <Markdown>
        {ordered.map(({ id, name }) => `- [${name}](?path=/story/${id})`).join('\n')}
      </Markdown>
    </>
  );
}

interface ComponentPageProps {
  meta: { title: string; id: string; parameters: Parameters };
  first: { id: string } | undefined;
}

function ComponentPage({ meta: preparedMeta, first }: ComponentPageProps) {
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
      {preparedMeta.parameters.docs?.story?.inline === false && first ? (
        // Storybook's own frame does not follow the toolbar.
        <StoryFrame title="Playground" id={first.id} />
      ) : (
        <Primary />
      )}
      <Heading>Props</Heading>
      <Controls />
      {gallery && (
        <>
          <Heading>States</Heading>
          <GalleryFrame gallery={gallery} />
        </>
      )}
      <Stories includePrimary={false} title={<Heading>Examples</Heading>} />
      {details && <DetailSections name={name} details={details} />}
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
      <Markdown>{sections.join(' ')}</Markdown>
    </nav>
  );
}

/** A link to the source where `STORYBOOK_SOURCE_URL` says where it is published. */
function SourceLink({ path }: { path: string }) {
  const published: unknown = import.meta.env.STORYBOOK_SOURCE_URL;
  const link = typeof published === 'string' && `${published.replace(/\/$/, '')}/${path}`;
  return <Markdown>{link ? `[${path}](${link})` : `\`${path}\``}</Markdown>;
}
