import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Card } from '../Card/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { PullToRefresh } from './index.ts';
import { offset, share } from './PullToRefresh.css.ts';

const meta = {
  title: 'Media/PullToRefresh/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const never = () => new Promise(() => {});

/** Renders the state during a pull. */
function Held({ at, ready = false }: { at: number; ready?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.toggleAttribute('data-pulling', true);
    root.current?.toggleAttribute('data-ready', ready);
  }, [ready]);
  const style = { [offset]: `${at}px`, [share]: String(Math.min(1, at / 64)) } as CSSProperties;
  return (
    <div style={{ overflow: 'hidden', minBlockSize: 150 }}>
      <PullToRefresh ref={root} onRefresh={never} style={style}>
        <Bills />
      </PullToRefresh>
    </div>
  );
}

function Refreshing() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLButtonElement>('[data-part="refresh"]')?.click();
  }, []);
  return (
    <div style={{ overflow: 'hidden', minBlockSize: 150 }}>
      <PullToRefresh ref={root} onRefresh={never}>
        <Bills />
      </PullToRefresh>
    </div>
  );
}

const Bills = () => (
  <Card>
    <Text as="p">Bills of today</Text>
  </Card>
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="In progress">
        <Held at={40} />
      </SheetRow>
      <SheetRow block title="Past the threshold">
        <Held at={72} ready />
      </SheetRow>
      <SheetRow block title="Refreshing">
        <Refreshing />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <PullToRefresh onRefresh={never} labels={burmese.PullToRefresh}>
            <Card>
              <Text as="p">ယနေ့ ငွေစာရင်း</Text>
            </Card>
          </PullToRefresh>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
