import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import type { LayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import { Stack } from '../Stack/index.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends Omit<LayoutProps, 'title'> {
  title: ReactNode;
  /** Element of the title, which decides its heading level. Default `h2`. */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** Font size of the title. Default by its level, as for a Heading. */
  titleSize?: HeadingProps['size'];
  /** Content beside the title, such as a count. */
  meta?: ReactNode;
  /** Link or button at the end of the title's row. */
  action?: ReactNode;
  /** Gap below the title and between the parts. Default 12. */
  gap?: Responsive<Space> | undefined;
}

const levels = { h1: 1, h2: 2, h3: 3 } as const;

/** A section of a page; its title is its accessible name. */
export function Section({
  title,
  titleAs = 'h2',
  titleSize,
  meta,
  action,
  gap = 12,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading id={id} data-part="title" level={levels[titleAs]} size={titleSize}>
      {title}
    </Heading>
  );
  return (
    <Stack as="section" aria-labelledby={id} gap={gap} {...rest} data-component="Section">
      {meta === undefined && action === undefined ? (
        heading
      ) : (
        <Inline as="header" justify="between" minHeight="target" rowGap={0} wrap>
          <Inline align="baseline" rowGap={0} wrap className={css.heading}>
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
