import {
  type Appearance,
  appearances,
  type ThemeName,
  themeNames,
} from '../packages/tokens/src/index.ts';

/** Sizes at which the pictures are compared: a phone and a desktop (design, "How it looks"). */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

type ViewportName = keyof typeof viewports;

export interface Mode {
  theme: ThemeName;
  appearance: Appearance;
  viewport: ViewportName;
}

/** Every theme, appearance and size, for the sheets that show every state. */
export const allModes: Record<string, Mode> = Object.fromEntries(
  themeNames.flatMap((theme) =>
    appearances.flatMap((appearance) =>
      (Object.keys(viewports) as ViewportName[]).map((viewport) => [
        `${theme} ${appearance} ${viewport}`,
        { theme, appearance, viewport },
      ]),
    ),
  ),
);
