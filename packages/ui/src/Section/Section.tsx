import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import type { LayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import { Stack } from '../Stack/index.ts';

export interface SectionProps extends Omit<LayoutProps, 'title'> {
  title: ReactNode;
  /** Heading level of the title. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  /** Font size of the title. Default by level, as for a Heading. */
  titleSize?: HeadingProps['size'];
  /** Content beside the title, such as a count. */
  meta?: ReactNode;
  /** Link or button at the end of the title's row. */
  action?: ReactNode;
  /** Gap below the title and between the parts. Default 12. */
  gap?: Responsive<Space> | undefined;
}

/** A section of a page; its title is its accessible name. */
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
