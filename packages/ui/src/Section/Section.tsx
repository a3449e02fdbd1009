import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import type { LayoutProps, Responsive, Space } from '../internal/layout.ts';
import { Stack } from '../Stack/index.ts';

export interface SectionProps extends Omit<LayoutProps, 'title'> {
  title: ReactNode;
  /** Place of the title in the outline of the page. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  /** How large the title looks. Default by level, as a Heading. */
  titleSize?: HeadingProps['size'];
  /** Beside the title: how many there are. */
  meta?: ReactNode;
  /** At the end of the title's row: a link or a button. */
  action?: ReactNode;
  /** Below the title, and between the parts. Default 12. */
  gap?: Responsive<Space> | undefined;
}

/** A part of a page with a title, which names it to screen readers. */
export function Section({
  title,
  level,
  titleSize,
  meta,
  action,
  gap = 12,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading id={id} data-part="title" level={level} size={titleSize}>
      {title}
    </Heading>
  );
  return (
    <Stack as="section" aria-labelledby={id} gap={gap} {...rest} data-component="Section">
      {meta === undefined && action === undefined ? (
        heading
      ) : (
        <Inline as="header" justify="between" minHeight="target">
          <Inline align="baseline" rowGap={0} wrap>
            {heading}
            {meta}
          </Inline>
          {action}
        </Inline>
      )}
      {children}
    </Stack>
  );
}
