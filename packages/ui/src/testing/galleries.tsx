import type { Appearance, ThemeName } from '@parlor/tokens';
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type KitLabels, LabelsProvider } from '../labels/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import * as css from './gallery.css.ts';
import { settled } from './settled.ts';

type StoryFile = { default: Meta; Gallery: StoryFn };

const files = import.meta.glob<StoryFile>('../*/*.gallery.stories.tsx', { eager: true });

/** Every gallery of the kit: each shows all states of a component, so what holds here holds. */
export const galleries = Object.entries(files)
  .map(([file, stories]) => ({
    name: file.split('/').at(-1)?.replace('.gallery.stories.tsx', '') ?? file,
    Gallery: composeStories(stories).Gallery,
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

type Gallery = (typeof galleries)[number]['Gallery'];

export interface Dress {
  theme: ThemeName;
  appearance: Appearance;
}

/** A page with a gallery on it: one main landmark and one heading, as Storybook draws it. */
function Page({ theme, appearance, own, children }: Dress & { own: boolean; children: ReactNode }) {
  return (
    <ThemeProvider target="document" theme={theme} appearance={appearance}>
      {own ? (
        children
      ) : (
        <main className={css.page}>
          <h1 style={{ display: 'contents' }}>Gallery</h1>
          {children}
        </main>
      )}
    </ThemeProvider>
  );
}

const usual: Dress = { theme: 'green', appearance: 'light' };

/**
 * Draws a gallery and waits until what had to arrive has: faces, first frames, what slides in.
 * @param labels what the kit says by itself, in another language than English.
 * @returns how to draw the same one in another dress.
 */
export async function show(
  Gallery: Gallery,
  labels: Partial<KitLabels> = {},
): Promise<(dress: Dress) => Promise<void>> {
  const own = Gallery.parameters.page === 'own';
  const draw = (dress: Dress) => (
    <Page {...dress} own={own}>
      <LabelsProvider labels={labels}>
        <Gallery />
      </LabelsProvider>
    </Page>
  );
  const { rerender } = render(draw(usual));
  await settled();
  return async (dress) => {
    rerender(draw(dress));
    await settled();
  };
}
