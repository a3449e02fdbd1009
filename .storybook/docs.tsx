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
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useTheme } from 'storybook/theming';
import weights from '../docs/bench/ui.md?raw';
import { createManagerTheme, getAppearance } from './manager-theme.ts';
import { extractRequirements, findWeight } from './requirements.ts';

const specs = import.meta.glob<string>('../packages/ui/src/*/SPEC.md', {
  query: '?raw',
  import: 'default',
});

/** Only the file names: whether a component has one. */
const galleries = import.meta.glob('../packages/ui/src/*/*.gallery.stories.tsx');

/** The docs container, in the appearance of its stories. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [appearance, setAppearance] = useState(() => {
    const [story] = context.componentStories();
    return getAppearance(story && context.getStoryContext(story).globals);
  });
  useEffect(() => {
    const applyTheme = ({ globals }: { globals: Record<string, unknown> }) =>
      setAppearance(getAppearance(globals));
    context.channel.on(GLOBALS_UPDATED, applyTheme);
    return () => context.channel.off(GLOBALS_UPDATED, applyTheme);
  }, [context]);
  return (
    <DocsContainer context={context} theme={createManagerTheme(appearance)}>
      {children}
    </DocsContainer>
  );
}

/** The docs page of a component: purpose, import, props, states and SPEC.md. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { base } = useTheme();
  const hasGallery = `../packages/ui/src/${name}/${name}.gallery.stories.tsx` in galleries;
  const gallery = hasGallery && `${preparedMeta.id}-gallery--gallery`;
  const load = specs[`../packages/ui/src/${name}/SPEC.md`];
  return (
    <>
      <Title />
      <Description of="meta" />
      {load && (
        <Source
          language="tsx"
          code={`import { ${name} } from '@parlor/ui/${name}';`}
          dark={base === 'dark'}
        />
      )}
      {gallery && (
        // Markdown links keep the toolbar globals.
        <Markdown>{`[Gallery of all states](?path=/story/${gallery})`}</Markdown>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="Examples" />
      {load && <Requirements name={name} load={load} />}
    </>
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
