import { type Appearance, appearances, type ThemeName, themeNames } from '@parlor/tokens';
import {
  type ContrastPair,
  contrastPairs,
  measureContrast,
  PART,
  readColour,
  TEXT,
} from '@parlor/tokens/contrast';
import { themes } from '@parlor/tokens/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import * as css from './page.css.ts';
import { Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Contrast',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const measured = measureContrast();
/** Number of closest pairs above each table. */
const CLOSEST = 4;

/** A theme in an appearance. */
interface ThemeVariant {
  theme: ThemeName;
  appearance: Appearance;
}

function findRatio(pair: string, variant: ThemeVariant): number {
  const is = (result: (typeof measured)[number]) =>
    result.pair === pair &&
    result.theme === variant.theme &&
    result.appearance === variant.appearance;
  return measured.find(is)?.ratio ?? 0;
}

/** The ratio as text in the two colours that it measures, whatever the theme of the page. */
function Sample({ pair, variant }: { pair: ContrastPair; variant: ThemeVariant }) {
  const { color } = themes[variant.theme][variant.appearance];
  const isText = pair.atLeast === TEXT;
  const foreground = readColour(color, pair.foreground);
  return (
    <span
      className={css.sample}
      style={{
        color: isText ? foreground : color.fg.default,
        backgroundColor: readColour(color, pair.background),
      }}
    >
      {!isText && <span className={css.part} style={{ backgroundColor: foreground }} />}
      {findRatio(pair.name, variant).toFixed(2)}
    </span>
  );
}

/** The backgrounds of the pairs, in listed order. */
function groupByBackground(pairs: readonly ContrastPair[]): Map<string, ContrastPair[]> {
  return Map.groupBy(pairs, ({ name }) => {
    const [, background = ''] = name.split(' on ');
    return background.startsWith('bg.') ? `On ${background}` : 'On its own tone';
  });
}

function Pairs({ title, pairs }: { title: string; pairs: readonly ContrastPair[] }) {
  return (
    <ScrollBody role="region" aria-label={title} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <td rowSpan={2} />
            {themeNames.map((theme) => (
              <th key={theme} scope="colgroup" colSpan={appearances.length}>
                {theme}
              </th>
            ))}
          </tr>
          <tr>
            {themeNames.flatMap((theme) =>
              appearances.map((appearance) => (
                <th key={`${theme} ${appearance}`} scope="col">
                  {appearance}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.name}>
              <th scope="row">{pair.name.replace(/ on bg\..*/, '')}</th>
              {themeNames.flatMap((theme) =>
                appearances.map((appearance) => (
                  <td key={`${theme} ${appearance}`}>
                    <Sample pair={pair} variant={{ theme, appearance }} />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBody>
  );
}

/** The pairs with the least margin, each in the theme where it is smallest. */
function Closest({ atLeast }: { atLeast: number }) {
  const closest = measured
    .filter((row) => row.atLeast === atLeast)
    .sort((a, b) => a.ratio - b.ratio)
    .filter((row, index, rows) => rows.findIndex(({ pair }) => pair === row.pair) === index)
    .slice(0, CLOSEST);
  return (
    <div className={css.grid} style={{ gridTemplateColumns: wide }}>
      {closest.map((row) => {
        const pair = contrastPairs.find(({ name }) => name === row.pair);
        return (
          pair && (
            <div key={`${row.pair} ${row.theme} ${row.appearance}`} className={css.swatch}>
              <Sample pair={pair} variant={row} />
              <Name value={`${row.theme}, ${row.appearance}`}>{row.pair}</Name>
            </div>
          )
        );
      })}
    </div>
  );
}

function ContrastLevel({ atLeast, title }: { atLeast: number; title: string }) {
  const pairs = contrastPairs.filter((pair) => pair.atLeast === atLeast);
  return (
    <Section
      title={title}
      note={`The ${CLOSEST} pairs closest to the limit, then all pairs by background.`}
    >
      <Closest atLeast={atLeast} />
      {[...groupByBackground(pairs)].map(([background, group]) => (
        <div key={background} className={css.swatch}>
          <Heading level={3}>{background}</Heading>
          <Pairs title={`${title}, ${background}`} pairs={group} />
        </div>
      ))}
    </Section>
  );
}

const wide = 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))';

export const Contrast: StoryObj = {
  render: () => (
    <Page
      title="Contrast"
      lead={`The contrast of every pair of tokens that components combine, in all themes and appearances, computed from the tokens with transparency flattened: ${measured.length} ratios. A test fails when one is below its limit.`}
    >
      <ContrastLevel atLeast={TEXT} title="Text, 4.5:1" />
      <ContrastLevel atLeast={PART} title="Controls, icons and focus, 3:1" />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('rowheader');
    await expect(rows).toHaveLength(contrastPairs.length);
    const cells = within(canvasElement).getAllByText(/^\d+\.\d\d$/);
    await expect(cells).toHaveLength(measured.length + 2 * CLOSEST);
  },
};
