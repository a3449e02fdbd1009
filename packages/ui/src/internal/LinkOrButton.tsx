import type { HTMLAttributes, Ref } from 'react';
import { Anchor } from '../Link/anchor.tsx';

export interface LinkOrButtonProps extends HTMLAttributes<HTMLElement> {
  /** The URL of a link; without it, a button. */
  href?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A link if it has an address, otherwise a button. */
export function LinkOrButton({ href, disabled, ref, ...rest }: LinkOrButtonProps) {
  // A ref to any element accepts a button and a link, which the type of an object ref cannot
  // express.
  return href === undefined ? (
    <button {...rest} ref={ref as Ref<HTMLButtonElement>} type="button" disabled={disabled} />
  ) : (
    <Anchor {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href} />
  );
}
