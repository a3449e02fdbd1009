import { appearances, themeNames } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine } from 'lucide-react';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import * as css from './page.css.ts';
import { GoTo, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

/** What the kit is, and where its documentation is. */
export const Welcome: StoryObj = {
  render: () => (
    <Page
      title="The Parlor kit"
      lead="React components for mobile-first products that handle money: three themes in light and dark, five languages, and keyboard and screen reader support in every component."
    >
      <Section
        title="Three themes, each in light and dark"
        note="Select theme and appearance in the toolbar. They are part of the URL, so that a link shows the same page."
      >
        <div className={css.grid} style={{ gridTemplateColumns: columns }}>
          {themeNames.flatMap((theme) =>
            appearances.map((appearance) => (
              <ThemeProvider
                key={`${theme} ${appearance}`}
                theme={theme}
                appearance={appearance}
                className={css.themeSample}
              >
                <Card title={theme} titleAs="h3" aside={appearance}>
                  <Stack gap={12}>
                    <Amount value="12480.50" symbol="₱" variant="balance" />
                    <div>
                      <Tag tone="positive">Deposited</Tag>
                    </div>
                    <Button fullWidth leading={<ArrowDownToLine size={20} />}>
                      Deposit
                    </Button>
                  </Stack>
                </Card>
              </ThemeProvider>
            )),
          )}
        </div>
      </Section>
      <Section title="Contents">
        <div className={css.grid} style={{ gridTemplateColumns: columns }}>
          {pages.map(([name, description, id]) => (
            <Card key={name} title={id ? <GoTo id={id}>{name}</GoTo> : name} titleAs="h3">
              <Text as="p" color="muted">
                {description}
              </Text>
            </Card>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

const columns = 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))';

const pages: readonly (readonly [name: string, description: string, id?: string])[] = [
  [
    'All components',
    'A picture of each component, by group, with a link to its documentation.',
    'overview--overview',
  ],
  [
    'Adopting',
    'How to install the kit, use its tokens, create a theme, and what has changed.',
    'adopting--adopting',
  ],
  [
    'Design',
    'Colors and their computed contrast, type in five scripts, spacing, motion and icons.',
    'design-color-tokens--colors',
  ],
  [
    'Patterns',
    'How to choose between similar components: sheet or dialog, toast or result, and tones.',
    'patterns--sheet-or-dialog',
  ],
  [
    'Foundation to Game',
    'Each component: purpose, props, guarantees, and a gallery of its states.',
    'foundation-button--docs',
  ],
  [
    'Screens',
    'The screens of the product with mocked responses, including loading and error states.',
    'screens-home--player',
  ],
  [
    'Language, text size, direction',
    'Toolbars. Test with Burmese at 200 %, where layouts break first.',
  ],
  [
    'Accessibility',
    'See the panel below each story. All axe rules are on, and every gallery passes in all themes and appearances.',
  ],
];
