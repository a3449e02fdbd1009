import { unit, vars } from '@parlor/tokens';
import { breakpoint, radius, space, z } from '@parlor/tokens/scales';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './page.css.ts';
import { Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Spacing and shape tokens',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];
const steps = Object.keys(space).map(Number) as (keyof typeof space)[];

const uses: Record<keyof typeof radius, string> = {
  thumbnail: 'thumbnails, keys',
  control: 'buttons, fields, covers',
  card: 'cards, banners',
  sheet: 'sheets, dialogs',
  full: 'pills, avatars',
};

const layers: Record<keyof typeof z, string> = {
  base: 'the page',
  sticky: 'sticky elements',
  nav: 'the bars of the shell',
  overlay: 'the scrim over the page',
  dialog: 'dialogs and sheets',
  toast: 'toasts, above everything',
};

/** Space, radius, elevation, layers, breakpoints, and the scale of the desktop. */
export const SpacingAndShape: StoryObj = {
  // Matches the title, so that the sidebar has one entry for both.
  name: 'Spacing and shape tokens',
  render: () => (
    <Page
      title="Spacing and shape tokens"
      lead="Gaps are in px and do not grow with the text size, which leaves more room for larger text. Press a name to copy the token."
    >
      <Section
        title="Space"
        note="16 is the page gutter, 12 the gap between tiles, 20 between rows of tiles, 8 between a cover and its name."
      >
        <div className={css.measure}>
          {steps.map((step) => (
            <div key={step} style={{ display: 'contents' }}>
              <Name code={`vars.space[${step}]`}>{step}</Name>
              <div className={css.bar} style={{ inlineSize: space[step] }} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Radius">
        <div className={css.grid}>
          {names(radius).map((name) => (
            <div key={name} className={css.swatch}>
              <div
                className={`${css.chip} ${css.surface}`}
                style={{ borderRadius: vars.radius[name] }}
              />
              <Name code={`vars.radius.${name}`} value={`${radius[name]}: ${uses[name]}`}>
                {name}
              </Name>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Elevation"
        note="Surfaces on the page have a hairline border; only floating layers have a shadow."
      >
        <div className={css.grid} style={{ gap: vars.space[32] }}>
          {(
            [
              [
                'hairline',
                'vars.color.border.subtle',
                `inset 0 0 0 1px ${vars.color.border.subtle}`,
                'cards, fields, lists',
              ],
              [
                'raised',
                'vars.shadow.raised',
                vars.shadow.raised,
                'sticky bars, the keys of the keypad',
              ],
              [
                'floating',
                'vars.shadow.floating',
                vars.shadow.floating,
                'dialogs, sheets, menus, toasts',
              ],
            ] as const
          ).map(([name, code, boxShadow, use]) => (
            <div key={name} className={css.swatch}>
              <div className={`${css.chip} ${css.surface}`} style={{ boxShadow, blockSize: 112 }} />
              <Name code={code} value={use}>
                {name}
              </Name>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Layers" note="Stacking order, lowest first.">
        <div className={css.layers}>
          {names(z).map((name, index) => (
            <div
              key={name}
              className={css.layer}
              style={{ marginInlineStart: `calc(${index} * ${vars.space[20]})` }}
            >
              <Name code={`vars.z.${name}`} value={`${z[name]}: ${layers[name]}`}>
                {name}
              </Name>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Breakpoints"
        note="Below the first breakpoint is the phone layout. Breakpoints change the layout only."
      >
        <div className={css.grid}>
          {names(breakpoint).map((name) => (
            <Name key={name} code={`media.${name}`} value={`from ${breakpoint[name]} px`}>
              {name}
            </Name>
          ))}
        </div>
      </Section>
      <Section
        title="Desktop scale"
        note="19.2 units are 1 % of the window’s width, clamped at 1440 and 2560 px, in rem, so that zooming in still enlarges."
      >
        <div className={css.measure}>
          {[48, 96, 192, 384].map((units) => (
            <div key={units} style={{ display: 'contents' }}>
              <Name>{units}</Name>
              <div className={css.swatch}>
                <div
                  className={css.bar}
                  style={{ inlineSize: unit(units), maxInlineSize: '100%' }}
                />
                <Name code={`unit(${units})`} value={unit(units)}>
                  unit({units})
                </Name>
              </div>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};
