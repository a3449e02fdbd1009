import type { ComponentProps } from 'react';

/** A step of the space scale, in px. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64;

/** One value, or another from 1024 px (`desktop`) on. */
export type Responsive<Value> = Value | { readonly phone: Value; readonly desktop: Value };

/**
 * Elements that a layout component can render, when the content has more semantics than a `div`.
 */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'span';

export interface ElementProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** Element of the layout. Default `div`. */
  as?: LayoutElement | undefined;
}

/** Props that Box, Stack, Inline and Grid share. */
export interface LayoutProps extends ElementProps {
  /** Renders the single child (a link, a form, a label) as the layout. */
  asChild?: boolean | undefined;
  /** Padding on all sides: 0, 4, 8, 12, 16, 20, 24, 32, 40, 48 or 64 px. */
  padding?: Responsive<Space> | undefined;
  /** Padding at start and end. */
  paddingX?: Responsive<Space> | undefined;
  /** Padding above and below. */
  paddingY?: Responsive<Space> | undefined;
  /** Padding above; overrides `padding` and `paddingY`. */
  paddingTop?: Responsive<Space> | undefined;
  /** Padding below; overrides `padding` and `paddingY`. */
  paddingBottom?: Responsive<Space> | undefined;
  /** A background of the theme; `brand` and `critical` are the soft ones of their tones. Default none. */
  background?:
    | 'page'
    | 'surface'
    | 'raised'
    | 'sunken'
    | 'overlay'
    | 'brand'
    | 'critical'
    | undefined;
  /** Colour of its text and icons. Default: inherited. */
  color?: 'default' | 'muted' | 'brand' | undefined;
  /** Corner radius, a step of the scale. Default none. */
  radius?: 'thumbnail' | 'control' | 'card' | 'sheet' | 'full' | undefined;
  /** A hairline inside the edge, which takes no space. Default none. */
  border?: 'subtle' | 'default' | undefined;
  /** Text alignment, inherited by its content. */
  textAlign?: Responsive<'start' | 'center' | 'end'> | undefined;
  /** Takes the remaining space in its row or column. Default `false`. */
  grow?: boolean | undefined;
  /** `false` keeps its size in a row without room. Default `true`. */
  shrink?: boolean | undefined;
  /**
   * `target` is 44 px, for interactive elements; `bar` 56 px, as a NavBar; `screen` the height of
   * the window.
   */
  minHeight?: 'target' | 'bar' | 'screen' | undefined;
  /** At most as wide as a form (520 px) or a text (720 px). */
  maxWidth?: 'narrow' | 'read' | undefined;
  /** Adds hover and active styles, for a link or a button with `asChild`. Default `false`. */
  interactive?: boolean | undefined;
  /** Shows it on phones only, or on desktops only. */
  only?: 'phone' | 'desktop' | undefined;
}

/** Props that the layouts of several children share. */
export interface ChildrenLayoutProps extends LayoutProps {
  /** Alignment across the main axis. */
  align?: Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'> | undefined;
  /** Distribution along the main axis. */
  justify?: Responsive<'start' | 'center' | 'end' | 'between'> | undefined;
}
