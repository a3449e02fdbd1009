import { appearances } from '@parlor/tokens';
import {
  type ContrastMeasurement,
  contrastPairs,
  measurePairs,
  PART,
  TEXT,
} from '@parlor/tokens/contrast';
import { type CreatedTheme, createTheme, themeCss } from '@parlor/tokens/create-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { Link } from '../Link/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import * as css from './page.css.ts';
import { Code, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Theme builder',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

/** `data-theme` of the previews, which no theme of the kit has. */
const NAME = 'preview';

/** The theme of a brand color; undefined if the text is not a color. */
function findTheme(brand: string): CreatedTheme | undefined {
  try {
    return createTheme({ brand });
  } catch {
    return undefined;
  }
}

/** What a brand color mainly changes. */
function Sample() {
  return (
    <Card title="Wallet" titleAs="h3" aside={<Tag tone="positive">Deposited</Tag>}>
      <Stack gap={16}>
        <Amount value="12480.50" symbol="₱" variant="balance" />
        <Inline wrap gap={8}>
          <Button>Deposit</Button>
          <Button variant="soft">Withdraw</Button>
          <Button variant="outline">History</Button>
          <Button variant="ghost">Help</Button>
        </Inline>
        <ProgressBar label="Wagered" value={60} />
        <Switch label="Deposit reminders" defaultChecked />
        <Text as="p" color="muted">
          Read the <Link href="#limits">withdrawal limits</Link> first.
        </Text>
        <Inline wrap gap={8}>
          <Tag tone="brand">New</Tag>
          <Tag tone="brand" variant="solid">
            Hot
          </Tag>
          <Tag tone="brand" variant="outline">
            Joined
          </Tag>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The pair with the least margin among those with a minimum ratio. */
const findClosest = (measured: readonly ContrastMeasurement[], minimum: number) =>
  measured
    .filter(({ atLeast }) => atLeast === minimum)
    .reduce((least, pair) => (pair.ratio < least.ratio ? pair : least));

function Closest({ theme }: Pick<CreatedTheme, 'theme'>) {
  return appearances.flatMap((appearance) => {
    const measured = measurePairs(theme[appearance]);
    return [TEXT, PART].map((minimum) => {
      const { name, ratio } = findClosest(measured, minimum);
      return (
        <Text as="p" color="muted" key={`${appearance} ${minimum}`}>
          Lowest in {appearance} with a minimum of {minimum}:1: {ratio.toFixed(2)}:1, {name}.
        </Text>
      );
    });
  });
}

function Repairs({ repairs }: Pick<CreatedTheme, 'repairs'>) {
  return (
    <ScrollBody role="region" aria-label="Changed colors" className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Appearance</th>
            <th scope="col">Token</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Because</th>
          </tr>
        </thead>
        <tbody>
          {repairs.map(({ appearance, token, from, to, pair, ratio }) => (
            <tr key={`${appearance} ${token}`}>
              <td>{appearance}</td>
              <th scope="row">{token}</th>
              {[from, to].map((color) => (
                <td key={color}>
                  <span className={css.pairName}>
                    <span className={css.part} style={{ backgroundColor: color }} />
                    {color}
                  </span>
                </td>
              ))}
              <td>
                {pair} was {ratio.toFixed(2)}:1
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBody>
  );
}

function Builder() {
  const [text, setText] = useState('#6e56cf');
  const [brand, setBrand] = useState(text);
  const { theme, repairs } = findTheme(brand) ?? createTheme({ brand: '#6e56cf' });
  const change = (next: string) => {
    setText(next);
    if (findTheme(next) !== undefined) setBrand(next);
  };
  return (
    <Page
      title="Theme builder"
      lead="A brand color in, a complete theme out: createTheme derives light and dark, and moves each color that is below its contrast ratio."
    >
      <Section title="Brand color">
        <div className={css.builder}>
          <TextField
            label="Brand color"
            hideLabel
            help="Any CSS color: #6e56cf, tomato, oklch(60% 0.2 30)."
            error={text === brand ? undefined : 'Enter a CSS color, such as #6e56cf.'}
            value={text}
            onValueChange={change}
          />
        </div>
      </Section>
      <Section
        title="Preview"
        note="Press, hover and focus the controls: their states are tokens too."
      >
        <style>{themeCss(NAME, theme)}</style>
        <div className={css.pair}>
          {appearances.map((appearance) => (
            <ThemeProvider
              key={appearance}
              theme={NAME}
              appearance={appearance}
              role="group"
              aria-label={`Preview, ${appearance}`}
              className={css.themeSample}
            >
              <Sample />
            </ThemeProvider>
          ))}
        </div>
      </Section>
      <Section
        title="Contrast"
        note={`${contrastPairs.length} pairs in each appearance, measured with transparency flattened.`}
      >
        <Callout tone={repairs.length === 0 ? 'positive' : 'info'}>
          {repairs.length === 0
            ? 'Every pair reaches its ratio without a change.'
            : `Every pair reaches its ratio; ${repairs.length} colors were changed for it.`}
        </Callout>
        <Stack gap={4}>
          <Closest theme={theme} />
        </Stack>
        {repairs.length > 0 && <Repairs repairs={repairs} />}
      </Section>
      <Section title="Code">
        <Code label="The theme">{`import { createTheme, themeCss } from '@parlor/tokens/create-theme';

const { theme } = createTheme({ brand: '${brand}' });
export const styles = themeCss('brand', theme); // for data-theme="brand"`}</Code>
      </Section>
    </Page>
  );
}

/** Custom properties, which have no transitions: colors may be between two themes when they are read. */
const readBrand = (preview: HTMLElement) =>
  getComputedStyle(preview).getPropertyValue('--p-color-tone-brand-solid');

export const ThemeBuilder: StoryObj = {
  name: 'Theme builder',
  render: () => <Builder />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Brand color' });
    const previews = appearances.map((appearance) =>
      page.getByRole('group', { name: `Preview, ${appearance}` }),
    );
    const enter = async (color: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, color);
    };
    const expectTheme = async (brand: string) => {
      const { theme } = createTheme({ brand });
      await expect(previews.map(readBrand)).toEqual(
        appearances.map((appearance) => theme[appearance].color.tone.brand.solid),
      );
    };
    await expectTheme('#6e56cf');

    await enter('orange');
    await expectTheme('orange');
    await expect(page.getByRole('region', { name: 'Changed colors' })).toBeVisible();

    await enter('no color');
    await expect(field).toBeInvalid();
    await expectTheme('orange');

    await enter('#6e56cf');
    await expect(field).toBeValid();
    await expectTheme('#6e56cf');
  },
};
