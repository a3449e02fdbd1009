import type { ComponentProps } from 'react';

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
  | 'span';

export interface LayoutProps extends ComponentProps<'div'> {
  /** Default `div`. */
  as?: LayoutElement | undefined;
}

/**
 * The element under the type of a `div`: all of them take the same attributes, and React's types
 * know no tag that is one of several. Lists get their role back, which Safari drops with the bullets.
 */
export function layoutElement(as: LayoutElement = 'div') {
  const Element = as as 'div';
  return { Element, role: as === 'ul' || as === 'ol' ? 'list' : undefined };
}
