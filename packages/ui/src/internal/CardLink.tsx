import * as css from './cardLink.css.ts';
import { cx } from './cx.ts';
import { LinkOrButton } from './LinkOrButton.tsx';

export interface CardLinkProps {
  /** Address of the card's link. */
  href?: string | undefined;
  /** Called on a tap on the card, if it has no address. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  /** Accessible name of the link. */
  children: React.ReactNode;
}

/**
 * The one link of a card: named by its text, and stretched over the surrounding card (with class
 * `cardLinkFrame`). Controls beside it are positioned above it, never nested. Without `href` and
 * `onOpen` it renders only its text.
 */
export function CardLink({ href, onOpen, className, children }: CardLinkProps) {
  if (href === undefined && onOpen === undefined) return children;
  return (
    <LinkOrButton
      href={href}
      onClick={onOpen}
      data-part="link"
      className={cx(css.cardLink, className)}
    >
      {children}
    </LinkOrButton>
  );
}
