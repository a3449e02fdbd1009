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
  ['fast', 'immediate feedback: presses, menus, tooltips'],
  ['base', 'state changes: switches, dialogs, toasts, accordions'],
  ['slow', 'longer distances: sheets, bars, pictures'],
] as const;

function MotionPage() {
  const lanes = useRef<HTMLDivElement>(null);
  const isReduced = useMedia(media.reducedMotion);
  const play = () => {
    for (const box of lanes.current?.querySelectorAll<HTMLElement>('[data-speed]') ?? []) {
      const room = (box.parentElement?.clientWidth ?? 0) - box.offsetWidth - 16;
      box.animate([{}, { transform: `translateX(${getDirection(box) * room}px)` }], {
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
      lead="Motion shows where an element comes from and where it goes. It is short, stops under reduced motion, and never celebrates a loss."
    >
      <Section title="Speeds" note={`All use one easing curve: ${motion.easing}.`}>
        <Stack gap={16} ref={lanes}>
          <Inline gap={16}>
            <Button throttle={0} variant="soft" disabled={isReduced} onClick={play}>
              Play all three
            </Button>
            {isReduced && (
              <Text tone="info">
                Your device requests reduced motion, so nothing on this page moves.
              </Text>
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
        note="The three durations in components. Elements leave faster than they enter."
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
            <Switch label="Notifications" />
          </Card>
          <Card title="slow" titleAs="h3" aside={motion.slow}>
            <Sheet title="Sort games" trigger={<Button variant="soft">Open a sheet</Button>}>
              <Text as="p">Drag it down, press outside, or press Escape to close it.</Text>
            </Sheet>
          </Card>
        </div>
      </Section>
      <Section title="Easing curve" note="It starts fast and ends slowly.">
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
function getDirection(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const wide = 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))';

export const Motion: StoryObj = { render: () => <MotionPage /> };
