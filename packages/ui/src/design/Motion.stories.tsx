import { media, vars } from '@parlor/tokens';
import { motion } from '@parlor/tokens/scales';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { useMedia } from '../internal/useMedia.ts';
import { Menu } from '../Menu/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Text } from '../Text/index.ts';
import * as css from './page.css.ts';
import { Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Motion',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const speeds = [
  ['fast', 'what answers a finger: presses, menus, tooltips'],
  ['base', 'what turns or unfolds: switches, dialogs, toasts, accordions'],
  ['slow', 'what travels or fills: sheets, bars, pictures'],
] as const;

function Motions() {
  const lanes = useRef<HTMLDivElement>(null);
  const still = useMedia(media.reducedMotion);
  const play = () => {
    for (const box of lanes.current?.querySelectorAll<HTMLElement>('[data-speed]') ?? []) {
      const room = (box.parentElement?.clientWidth ?? 0) - box.offsetWidth - 16;
      box.animate([{}, { transform: `translateX(${directionOf(box) * room}px)` }], {
        duration: Number.parseInt(box.dataset.speed ?? '0', 10),
        easing: motion.easing,
        iterations: 2,
        direction: 'alternate',
      });
    }
  };
  return (
    <Page
      title="Motion"
      lead="Motion says where a thing came from and where it went. It is over before anybody waits for it, it stops for those who want none, and nothing celebrates a loss."
    >
      <Section title="Speeds" note={`One family of curves: ${motion.easing}.`}>
        <Stack gap={16} ref={lanes}>
          <Inline gap={16}>
            <Button throttle={0} variant="soft" disabled={still} onClick={play}>
              Play all three
            </Button>
            {still && (
              <Text tone="info">Your device asks for no motion, so nothing here moves.</Text>
            )}
          </Inline>
          {speeds.map(([name, use]) => (
            <div key={name} className={css.swatch}>
              <div className={css.lane}>
                <div className={css.run} data-speed={motion[name]} />
              </div>
              <Name code={`vars.motion.${name}`} value={`${motion[name]}: ${use}`}>
                {name}
              </Name>
            </div>
          ))}
        </Stack>
      </Section>
      <Section
        title="In the kit"
        note="The same three, where a person meets them. What goes is quicker than what came: nobody waits for a thing to leave."
      >
        <div className={css.grid} style={{ gridTemplateColumns: wide }}>
          <Card title="fast" titleAs="h3" aside={motion.fast}>
            <Menu
              trigger={<Button variant="soft">Open a menu</Button>}
              groups={[
                {
                  items: [
                    { value: 'played', label: 'Most played' },
                    { value: 'new', label: 'Newest' },
                  ],
                },
              ]}
            />
          </Card>
          <Card title="base" titleAs="h3" aside={motion.base}>
            <Switch label="Turn it on" />
          </Card>
          <Card title="slow" titleAs="h3" aside={motion.slow}>
            <Sheet
              title="It came from below"
              trigger={<Button variant="soft">Open a sheet</Button>}
            >
              <Text as="p">And it goes back there: with a thumb, the mask or Escape.</Text>
            </Sheet>
          </Card>
        </div>
      </Section>
      <Section
        title="The curve"
        note="It leaves at once and arrives gently, as a thing does that was pushed and comes to rest."
      >
        <svg viewBox="-8 -8 216 216" role="img" aria-label="The easing curve" className={css.curve}>
          <path d="M0 200H200M0 200V0" stroke={vars.color.border.default} fill="none" />
          <path
            d="M0 200C40 200 0 0 200 0"
            stroke={vars.color.tone.brand.solid}
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
        </svg>
      </Section>
    </Page>
  );
}

/** Movement starts at the start edge in both text directions. */
function directionOf(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const wide = 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))';

export const Motion: StoryObj = { render: () => <Motions /> };
