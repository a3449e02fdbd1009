import type { ComponentProps } from 'react';

/** A step of the space scale, in px. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64;

/** One value, or another from 1024 px (`desktop`) and from 1360 px (`wide`) on. */
export type Responsive<Value> =
  | Value
  | {
      readonly phone: Value;
      readonly desktop: Value;
      /** Default: that of `desktop`. */
      readonly wide?: Value | undefined;
    };

/** Elements that a layout component may be drawn as, when the content means more than a `div`. */
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
  /** Default `div`. */
  as?: LayoutElement | undefined;
}

/** What Box, Stack, Inline and Grid have in common. */
export interface LayoutProps extends ElementProps {
  /** Draws the single child (a link, a form, a label) as the layout. */
  asChild?: boolean | undefined;
  /** A step of the space scale: 0, 4, 8, 12, 16, 20, 24, 32, 40, 48 or 64 px. */
  padding?: Responsive<Space> | undefined;
  /** At its start and end. */
  paddingX?: Responsive<Space> | undefined;
  /** Above and below. */
  paddingY?: Responsive<Space> | undefined;
  /** Above; wins over `padding` and `paddingY`. */
  paddingTop?: Responsive<Space> | undefined;
  /** Below; wins over `padding` and `paddingY`. */
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
  /** Colour of its text and icons. Default: that of the text around it. */
  color?: 'default' | 'muted' | 'brand' | undefined;
  /** A corner of the scale. Default none. */
  radius?: 'thumbnail' | 'control' | 'card' | 'sheet' | 'full' | undefined;
  /** A hairline inside the edge, so that it takes no room. */
  border?: 'subtle' | 'default' | undefined;
  /** Of the text in it and in what it contains. */
  textAlign?: Responsive<'start' | 'center' | 'end'> | undefined;
  /** Takes the room that is left in its row or column. Default `false`. */
  grow?: boolean | undefined;
  /** `false` keeps its size in a row without room. Default `true`. */
  shrink?: boolean | undefined;
  /** `target` is 44 px, for what is pressed; `bar` 56 px, of a NavBar; `screen` the height of the window. */
  minHeight?: 'target' | 'bar' | 'screen' | undefined;
  /** At most as wide as a form (520 px) or a text (720 px). */
  maxWidth?: 'narrow' | 'read' | undefined;
  /** Answers to a pointer, for a link or a button with `asChild`. Default `false`. */
  interactive?: boolean | undefined;
  /** Shows on phones or on desktops alone. */
  only?: 'phone' | 'desktop' | undefined;
}

/** What the layouts of several children have in common. */
export interface ChildrenLayoutProps extends LayoutProps {
  /** Across. */
  align?: Responsive<'start' | 'center' | 'end' | 'baseline' | 'stretch'> | undefined;
  /** Along. */
  justify?: Responsive<'start' | 'center' | 'end' | 'between'> | undefined;
}
