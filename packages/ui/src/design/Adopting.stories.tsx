import { appearances, themeNames, tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import tokensReadme from '../../../tokens/README.md?raw';
import readme from '../../README.md?raw';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import * as css from './page.css.ts';
import { Code, Page, pageGlobals, pageParameters, Section } from './page.tsx';
import { codeIn, readChange } from './readings.ts';

const meta = {
  title: 'Adopting it',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const notes = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const logs = import.meta.glob<string>('../../{,../tokens/}CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changes = Object.values(notes).flatMap((note) => readChange(note) ?? []);

const ways = [
  [
    'In a style sheet of your own',
    'Every token is a custom property, with dashes for dots',
    'var(--p-color-bg-surface)',
  ],
  [
    'In a design tool',
    'Files of the W3C format, one for each theme and appearance',
    'packages/tokens/design-tokens',
  ],
  [
    'As plain values',
    'For charts, mail and tests, which no style sheet reaches',
    '@parlor/tokens/scales',
  ],
] as const;

/** How another team adopts the kit, its guarantees, and its changes. */
export const Adopting: StoryObj = {
  name: 'Adopting it',
  render: () => (
    <Page
      title="Adopting it"
      lead="React 19 and one Vite plugin, no library for translation, no global state. Components are consumed as source, so what a page does not use is not in it."
    >
      <Section
        title="In an application"
        note="Dressed once around the page; words come in as props, and what the kit says by itself in the language that it is given."
      >
        <Code label="A page dressed by the kit">{codeIn(readme)}</Code>
      </Section>
      <Section
        title="A component of your own"
        note="From the same tokens, it follows theme, appearance and language without asking for them."
      >
        <Code label="A style made of tokens">{codeIn(tokensReadme)}</Code>
        <List>
          {ways.map(([title, meta, trailing]) => (
            <ListItem key={title} title={title} meta={meta} trailing={trailing} />
          ))}
        </List>
      </Section>
      <Section
        title="A theme of your own"
        note={`createTheme takes a brand color or a Radix scale, and derives ${tones.length} tones in ${appearances.length} appearances as for ${themeNames.join(', ')}. A color below its contrast ratio is moved until it reaches it, and reported.`}
      >
        <Code label="A theme from a brand color">{codeIn(tokensReadme, '### Create a theme')}</Code>
      </Section>
      <Section
        title="What changed"
        note="In the words of who uses it. A package that is raised brings its own CHANGELOG.md."
      >
        {changes.map(({ packages, words }) => (
          <article key={words} className={css.change}>
            <div className={css.pairName}>
              {packages.map(({ name, size }) => (
                <Tag key={name}>{`${name}: ${size}`}</Tag>
              ))}
            </div>
            <Text as="p">
              {words.split('`').map((part, index) =>
                // Every second part was between two backticks.
                index % 2 === 0 ? part : <code key={part}>{part}</code>,
              )}
            </Text>
          </article>
        ))}
        {Object.entries(logs).map(([file, log]) => (
          <Code key={file} label={file.replace('../../', '')}>
            {log}
          </Code>
        ))}
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/createRoot/)).toBeVisible();
    await expect(changes.length + Object.keys(logs).length).toBeGreaterThan(0);
  },
};
