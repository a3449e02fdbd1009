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
      lead="Game art is loud, everything around it is calm. One accent says “you can act here”, numbers are the content of half the screens, and nothing here needs a mouse, good eyes or English."
    >
      <Section
        title="Three themes, each in the light and in the dark"
        note="The paintbrush and the mirror in the toolbar dress every page in one of these. What you choose stands in the address, so a link shows what you saw."
      >
        <div className={css.grid} style={{ gridTemplateColumns: columns }}>
          {themeNames.flatMap((theme) =>
            appearances.map((appearance) => (
              <ThemeProvider
                key={`${theme} ${appearance}`}
                theme={theme}
                appearance={appearance}
                className={css.dress}
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
      <Section title="Where to look">
        <div className={css.grid} style={{ gridTemplateColumns: columns }}>
          {places.map(([name, what, id]) => (
            <Card key={name} title={id ? <GoTo id={id}>{name}</GoTo> : name} titleAs="h3">
              <Text as="p" color="muted">
                {what}
              </Text>
            </Card>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

const columns = 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))';

const places: readonly (readonly [name: string, what: string, id?: string])[] = [
  [
    'Adopting it',
    'How another team brings the kit in, how they make a theme of their own, what changed.',
    'adopting-it--adopting',
  ],
  [
    'Design',
    'Colours and their contrast as computed, type in five scripts, space, motion, icons.',
    'design-colour--colour',
  ],
  [
    'Patterns',
    'Which of two alike to take: sheet or dialog, toast or result, which tone.',
    'patterns--sheet-or-dialog',
  ],
  [
    'Foundation to Game',
    'Each component: what it is for, its props, what it promises, and a gallery of all its states.',
    'foundation-button--docs',
  ],
  [
    'Screens',
    'The product itself, each screen over a made-up server, with its errors and its waits.',
    'screens-home--player',
  ],
  [
    'Language, text size, direction',
    'Toolbars. Try Burmese at 200 %: that is where layouts break.',
  ],
  [
    'Accessibility',
    'The panel below each story; no rule is off, and every gallery passes in all six dresses.',
  ],
];
