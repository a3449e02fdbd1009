import { appearances, themeNames } from '@parlor/tokens';
import { contrastPairs, measureContrast, PART, TEXT } from '@parlor/tokens/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { useThemeValues } from './dress.ts';
import * as css from './page.css.ts';
import { Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Contrast',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const dresses = themeNames.flatMap((theme) =>
  appearances.map((appearance) => ({ theme, appearance })),
);
const measured = measureContrast();

function ratioOf(pair: string, dress: (typeof dresses)[number]): number {
  const is = (result: (typeof measured)[number]) =>
    result.pair === pair && result.theme === dress.theme && result.appearance === dress.appearance;
  return measured.find(is)?.ratio ?? 0;
}

function Pairs({ atLeast, title }: { atLeast: number; title: string }) {
  const { color } = useThemeValues();
  const pairs = contrastPairs.filter((pair) => pair.atLeast === atLeast);
  return (
    <ScrollBody role="region" aria-label={title} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {dresses.map(({ theme, appearance }) => (
              <th key={`${theme} ${appearance}`} scope="col">
                {theme}, {appearance}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, foreground, background }) => (
            <tr key={name}>
              <th scope="row">
                <span className={css.pairName}>
                  <span
                    aria-hidden="true"
                    className={css.sample}
                    style={{ color: foreground(color), backgroundColor: background(color) }}
                  >
                    {atLeast === TEXT ? 'Aa' : <span className={css.part} />}
                  </span>
                  {name}
                </span>
              </th>
              {dresses.map((dress) => (
                <td key={`${dress.theme} ${dress.appearance}`}>
                  {ratioOf(name, dress).toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBody>
  );
}

function Contrasts() {
  const least = (atLeast: number) =>
    Math.min(...measured.filter((row) => row.atLeast === atLeast).map(({ ratio }) => ratio));
  return (
    <Page
      title="Contrast"
      lead={`Every pair of tokens that components draw on each other, computed from the tokens themselves in all six dresses, transparency flattened. ${measured.length} ratios, and a test fails when one falls short.`}
    >
      <Section
        title="Words, 4.5:1"
        note={`The weakest of them reaches ${least(TEXT).toFixed(2)}:1.`}
      >
        <Pairs atLeast={TEXT} title="Words, 4.5 to 1" />
      </Section>
      <Section
        title="Controls, icons and focus, 3:1"
        note={`The weakest of them reaches ${least(PART).toFixed(2)}:1.`}
      >
        <Pairs atLeast={PART} title="Controls, icons and focus, 3 to 1" />
      </Section>
    </Page>
  );
}

export const Contrast: StoryObj = {
  render: () => <Contrasts />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('rowheader');
    await expect(rows).toHaveLength(contrastPairs.length);
  },
};
