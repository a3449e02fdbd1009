import type { Appearance, ThemeName } from '@parlor/tokens';
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite';
import { act } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type KitLabels, LabelsProvider } from '../labels/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import * as css from './gallery.css.ts';
import { settled } from './settled.ts';

type StoryFile = { default: Meta; Gallery: StoryFn };

const files = import.meta.glob<StoryFile>('../*/*.gallery.stories.tsx', { eager: true });

/**
 * Every gallery of the kit. Each shows all states of a component, so that the checks cover them.
 */
export const galleries = Object.entries(files)
  .map(([file, stories]) => ({
    name: file.split('/').at(-1)?.replace('.gallery.stories.tsx', '') ?? file,
    Gallery: composeStories(stories).Gallery,
    /** All stories of the file: a sample that fills the page is one of its own. */
    stories: Object.values(composeStories(stories)),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

type Gallery = (typeof galleries)[number]['Gallery'];

export interface GallerySettings {
  theme: ThemeName;
  appearance: Appearance;
  /** Texts of the kit in another language than English. */
  labels: Partial<KitLabels>;
}

interface PageProps extends Pick<GallerySettings, 'theme' | 'appearance'> {
  /** Whether the gallery renders its own landmarks. */
  own: boolean;
  children: ReactNode;
}

/** A page with a gallery on it: one main landmark and one heading, as Storybook renders it. */
function Page({ theme, appearance, own, children }: PageProps) {
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

const defaults: GallerySettings = { theme: 'green', appearance: 'light', labels: {} };

export interface MountedGallery {
  /**
   * Re-renders the mounted gallery, with these settings in place of the defaults, until it is
   * stable.
   */
  update: (settings?: Partial<GallerySettings>) => Promise<void>;
  unmount: () => void;
}

/**
 * Mounts a gallery until the caller unmounts it, so that one mount serves many tests: settings of
 * the page (direction, text size, viewport) are changed on the mounted page, followed by an
 * `update`.
 */
export async function mountGallery(Gallery: Gallery): Promise<MountedGallery> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const update = async (settings: Partial<GallerySettings> = {}) => {
    const { labels, ...theme } = { ...defaults, ...settings };
    await act(async () =>
      root.render(
        <StrictMode>
          <Page {...theme} own={Gallery.parameters.page === 'own'}>
            <LabelsProvider labels={labels}>
              <Gallery />
            </LabelsProvider>
          </Page>
        </StrictMode>,
      ),
    );
    await settled();
  };
  await update();
  return {
    update,
    unmount: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}
