import { vars } from '@parlor/tokens';
import { motion } from '@parlor/tokens/scales';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
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
  ['fast', 'what answers a finger: colours, presses'],
  ['base', 'what appears and goes: menus, toasts, dots'],
  ['slow', 'what travels: sheets, slides'],
] as const;

function Motions() {
  const lanes = useRef<HTMLDivElement>(null);
  const play = () => {
    for (const box of lanes.current?.querySelectorAll<HTMLElement>('[data-speed]') ?? []) {
      const room = (box.parentElement?.clientWidth ?? 0) - box.offsetWidth - 16;
      const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      box.animate([{}, { transform: `translateX(${room}px)` }], {
        duration: reduced ? 0 : Number.parseInt(box.dataset.speed ?? '0', 10),
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
          <Button throttle={0} variant="soft" onClick={play}>
            Play all three
          </Button>
          {speeds.map(([name, use]) => (
            <div key={name} className={css.swatch}>
              <div className={css.lane}>
                <div className={css.run} data-speed={motion[name]} />
              </div>
              <Name value={`${motion[name]}: ${use}`}>{name}</Name>
            </div>
          ))}
        </Stack>
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

export const Motion: StoryObj = { render: () => <Motions /> };
