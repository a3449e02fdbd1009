import { appearances, themeNames, tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import tokensReadme from '../../../tokens/README.md?raw';
import readme from '../../README.md?raw';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { firstCodeBlock, parseChange } from './changes.ts';
import * as css from './page.css.ts';
import { Code, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Adopting',
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
const changes = Object.values(notes).flatMap((note) => parseChange(note) ?? []);

const tokenFormats = [
  [
    'In a style sheet',
    'Every token is a custom property, with dashes in place of dots',
    'var(--p-color-bg-surface)',
  ],
  [
    'In a design tool',
    'Files in the W3C format, one per theme and appearance',
    'packages/tokens/design-tokens',
  ],
  [
    'As plain values',
    'For charts, email and tests, where custom properties are not available',
    '@parlor/tokens/scales',
  ],
] as const;

/** How another team adopts the kit, its guarantees, and its changes. */
export const Adopting: StoryObj = {
  render: () => (
    <Page
      title="Adopting"
      lead="React 19 and a bundler that reads CSS; no plugin, no translation library, no global state. What a page does not import is not in it."
    >
      <Section
        title="In an application"
        note="ThemeProvider sets theme and appearance, LabelsProvider the language of the kit’s default texts. All other texts are props."
      >
        <Code label="The packages">
          npm install @parlor/ui @parlor/tokens react react-dom lucide-react
        </Code>
        <Code label="The style sheets">{firstCodeBlock(readme)}</Code>
        <Code label="A page with the providers of the kit">
          {firstCodeBlock(readme, 'Name a theme and a language')}
        </Code>
      </Section>
      <Section
        title="Your own components"
        note="Styles that use the tokens follow theme, appearance and language automatically."
      >
        <Code label="A style that uses tokens">{firstCodeBlock(tokensReadme)}</Code>
        <List>
          {tokenFormats.map(([title, meta, trailing]) => (
            <ListItem key={title} title={title} meta={meta} trailing={trailing} />
          ))}
        </List>
      </Section>
      <Section
        title="Your own theme"
        note={`createTheme takes a brand color or a Radix scale, and derives ${tones.length} tones in ${appearances.length} appearances as for ${themeNames.join(', ')}. A color below its contrast ratio is moved until it reaches it, and reported.`}
      >
        <Code label="A theme from a brand color">
          {firstCodeBlock(tokensReadme, '### Create a theme')}
        </Code>
      </Section>
      <Section
        title="Changes"
        note="Changes since the last release. Each package also has a CHANGELOG.md."
      >
        {changes.map(({ packages, description }) => (
          <article key={description} className={css.change}>
            <div className={css.pairName}>
              {packages.map(({ name, size }) => (
                <Tag key={name}>{`${name}: ${size}`}</Tag>
              ))}
            </div>
            <Text as="p">
              {description.split('`').map((part, index) =>
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
