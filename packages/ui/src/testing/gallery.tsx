import type { ReactNode } from 'react';
import * as css from './gallery.css.ts';
import { layoutModes } from './layout-modes.ts';

/** Parameters of a gallery whose layout is the same from right to left, at 320 px and at 200 %. */
export const plainGalleryParameters = { chromatic: { disableSnapshot: false } };

/** Parameters of a gallery: its screenshot is compared in every theme, size and direction. */
export const galleryParameters = { chromatic: { disableSnapshot: false, modes: layoutModes } };

/** Every state of a component in one screenshot, which is compared. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}

export interface SheetRowProps {
  title: ReactNode;
  /**
   * `wrap` puts small elements in a row, `stretch` shares the width, `block` leaves one in a line
   * of its own.
   */
  stretch?: boolean | undefined;
  block?: boolean | undefined;
  children: ReactNode;
}

export function SheetRow({ title, stretch = false, block = false, children }: SheetRowProps) {
  const layout = block ? css.block : stretch ? css.stretched : css.row;
  return (
    <section>
      <p className={css.title}>{title}</p>
      <div className={layout}>{children}</div>
    </section>
  );
}
