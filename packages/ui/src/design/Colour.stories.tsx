import { type ThemeName, tones, vars } from '@parlor/tokens';
import { palettes } from '@parlor/tokens/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { useTheme } from '../ThemeProvider/index.ts';
import { useThemeValues } from './dress.ts';
import * as css from './page.css.ts';
import { Copyable, Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Colour',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const groups = [
  ['bg', 'Grounds', 'What things lie on, from the page up to what floats over it.'],
  [
    'fg',
    'Words and icons',
    'subtle is for icons and disabled labels, never for words that have to be read.',
  ],
  ['border', 'Edges', 'strong bounds controls and reaches 3:1; focus is the ring of the keyboard.'],
] as const;

const meanings: Record<(typeof tones)[number], string> = {
  brand: 'You can act here, or you are here. Never decoration.',
  neutral: 'A choice of no colour: filters, tags, second actions.',
  positive: 'Money came in, a condition is met. Not the brand, though it may be green too.',
  caution: 'Wait, or look before you go on.',
  critical: 'It failed, or you are about to lose something by choice.',
  info: 'Worth knowing, asks for nothing.',
  promo: 'Money of a promotion, everywhere it shows.',
};

function Scale({ name, steps }: { name: string; steps: Readonly<Record<number, string>> }) {
  return (
    <div className={css.swatch}>
      <Heading level={3}>{name}</Heading>
      <div className={css.strip}>
        {Object.entries(steps).map(([step, colour]) => (
          <div key={step} className={css.step}>
            <div className={css.stepColour} style={{ backgroundColor: colour }} />
            <Name value={<Copyable text={colour}>{colour}</Copyable>}>{step}</Name>
          </div>
        ))}
      </div>
    </div>
  );
}

function Colours() {
  const { theme, appearance } = useTheme();
  const { color } = useThemeValues();
  const { brand, neutral } = palettes[theme as ThemeName][appearance];
  return (
    <Page
      title="Colour"
      lead="Two scales make a theme; everything else follows from them. Components never name a colour: they name what it means. Press a name to copy it as code writes it, a value to copy the value; a style sheet writes vars.color.bg.page as --p-color-bg-page."
    >
      <Section
        title="Scales"
        note={`What ${theme} is made from, in the ${appearance}: grounds are steps 1 to 3, edges 6 to 8, what is solid 9 to 11, words 11 and 12.`}
      >
        <Stack gap={16}>
          <Scale name="Brand" steps={brand} />
          <Scale name="Neutral" steps={neutral} />
        </Stack>
      </Section>
      {groups.map(([group, title, note]) => (
        <Section key={group} title={title} note={note}>
          <div className={css.grid}>
            {Object.entries(color[group]).map(([name, value]) => (
              <div key={name} className={css.swatch}>
                <div className={css.chip} style={{ backgroundColor: value }} />
                <Name
                  code={`vars.color.${group}.${name}`}
                  value={<Copyable text={value}>{value}</Copyable>}
                >
                  {group}.{name}
                </Name>
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Tones"
        note="A tone says what a thing means; a variant says how loudly. Feedback tones are the same in every theme, so that a green brand is not “you won”."
      >
        {tones.map((tone) => {
          const of = vars.color.tone[tone];
          return (
            <section key={tone} className={css.tone}>
              <div>
                <Heading level={3}>{tone}</Heading>
                <Text as="p" size={13} color="muted">
                  {meanings[tone]}
                </Text>
              </div>
              <div
                className={css.tonePair}
                style={{ backgroundColor: of.solid, color: of.onSolid }}
              >
                onSolid on solid
              </div>
              <div className={css.tonePair} style={{ backgroundColor: of.soft, color: of.fg }}>
                fg on soft
              </div>
              <div
                className={css.tonePair}
                style={{ color: of.fg, boxShadow: `inset 0 0 0 1px ${of.border}` }}
              >
                fg in border
              </div>
            </section>
          );
        })}
      </Section>
      <Section
        title="Every part of a tone"
        note="What variants read. Hover and active are of their own, so that no component darkens a colour by itself."
      >
        {tones.map((tone) => (
          <div key={tone} className={css.swatch}>
            <Heading level={3}>{tone}</Heading>
            <div className={css.parts}>
              {Object.entries(color.tone[tone]).map(([part, value]) => (
                <div key={part} className={css.swatch}>
                  <div className={css.partColour} style={{ backgroundColor: value }} />
                  <Name
                    code={`vars.color.tone.${tone}.${part}`}
                    value={<Copyable text={value}>{value}</Copyable>}
                  >
                    {part}
                  </Name>
                </div>
              ))}
            </div>
          </div>
        ))}
      </Section>
    </Page>
  );
}

export const Colour: StoryObj = { render: () => <Colours /> };
