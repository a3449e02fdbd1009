import { type ThemeName, tones, vars } from '@parlor/tokens';
import { palettes } from '@parlor/tokens/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { useTheme } from '../ThemeProvider/index.ts';
import * as css from './page.css.ts';
import { Copyable, Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';
import { useThemeValues } from './useThemeValues.ts';

const meta = {
  title: 'Design/Color tokens',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const groups = [
  ['bg', 'Backgrounds', 'From the page up to floating layers.'],
  [
    'fg',
    'Text and icons',
    'subtle is for icons and disabled labels, never for text that must be readable.',
  ],
  [
    'border',
    'Borders',
    'strong is for controls and has a contrast of 3:1; focus is the focus ring.',
  ],
] as const;

const meanings: Record<(typeof tones)[number], string> = {
  brand: 'Actions and the current item. Never decoration.',
  neutral: 'No particular meaning: filters, tags, secondary actions.',
  positive: 'Money received, a requirement met. Differs from brand, even in the green theme.',
  caution: 'Pending, or needs attention.',
  critical: 'Failed, or a destructive action.',
  info: 'Information without an action.',
  promo: 'Promotion money, wherever it is shown.',
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

function ColorPage() {
  const { theme, appearance } = useTheme();
  const { color } = useThemeValues();
  const { brand, neutral } = palettes[theme as ThemeName][appearance];
  return (
    <Page
      title="Color tokens"
      lead="A theme is derived from two scales. Components use tokens named by meaning, never colors. Press a name to copy the token, a value to copy the value. In CSS, vars.color.bg.page is --p-color-bg-page."
    >
      <Section
        title="Scales"
        note={`The scales of ${theme} in ${appearance}: steps 1 to 3 for backgrounds, 6 to 8 for borders, 9 to 11 for solid fills, 11 and 12 for text.`}
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
        note="The tone is the meaning, the variant the emphasis. Feedback tones are the same in every theme, so that a green brand is not mistaken for a win."
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
        title="All tokens of a tone"
        note="Hover and active colors are tokens too, so that no component computes a color."
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

export const Colors: StoryObj = {
  // Matches the title, so that the sidebar has one entry for both.
  name: 'Color tokens',
  render: () => <ColorPage />,
};
