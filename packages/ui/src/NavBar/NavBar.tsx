import { ChevronLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type NavBarLabels } from './labels.ts';
import * as css from './NavBar.css.ts';

export interface NavBarProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading of the page. */
  title?: ReactNode;
  /** Element of the title. Default `h1`; `p` where the page has its heading below. */
  titleAs?: 'h1' | 'h2' | 'p' | undefined;
  /** Called by the back button, which is shown only with it. */
  onBack?: (() => void) | undefined;
  /** Content in place of the back button: a logo, a close button. */
  leading?: ReactNode;
  /** Text or IconButtons at the end. */
  trailing?: ReactNode;
  /** Stays at the top while the page scrolls. Default `false`, since the shell's header does. */
  sticky?: boolean | undefined;
  labels?: Partial<NavBarLabels> | undefined;
}

/** The title and back button at the top of a phone's page. */
export function NavBar({
  title,
  titleAs: Title = 'h1',
  onBack,
  leading,
  trailing,
  sticky = false,
  labels,
  className,
  ...rest
}: NavBarProps) {
  const texts = useLabels('NavBar', english, labels);
  return (
    <div
      {...rest}
      data-component="NavBar"
      className={cx(css.root, title === undefined && css.untitled, sticky && css.sticky, className)}
    >
      <div data-part="leading" className={css.side}>
        {onBack !== undefined && (
          <IconButton
            icon={ChevronLeft}
            iconSize={28}
            label={texts.back}
            className={css.back}
            onClick={onBack}
            data-part="back"
          />
        )}
        {leading}
      </div>
      {title !== undefined && (
        <Title data-part="title" className={css.title}>
          {title}
        </Title>
      )}
      <div data-part="trailing" className={cx(css.side, css.end)}>
        {trailing}
      </div>
    </div>
  );
}
