import * as css from './cardLink.css.ts';
import { cx } from './cx.ts';
import { LinkOrButton } from './LinkOrButton.tsx';

export interface CardLinkProps {
  /** Where the card leads. */
  href?: string | undefined;
  /** What a tap on the card does, where it has no address. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  /** The card's name: all that a screen reader says of the link. */
  children: React.ReactNode;
}

/**
 * The one link of a card: named by the words in it, as large as the card around it (which wears
 * `cardLinkFrame`). Controls beside it are lifted over it, never put inside. Without an address and
 * without a tap it is only its words.
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
