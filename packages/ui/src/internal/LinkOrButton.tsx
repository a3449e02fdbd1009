import type { HTMLAttributes, Ref } from 'react';
import { Anchor } from '../Link/anchor.tsx';

export interface LinkOrButtonProps extends HTMLAttributes<HTMLElement> {
  /** Makes it a link; without it, it is a button. */
  href?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Something that a tap opens: a link where it has an address, else a button. */
export function LinkOrButton({ href, disabled, ref, ...rest }: LinkOrButtonProps) {
  // Who takes any element takes a button and a link, which an object ref's own type cannot say.
  return href === undefined ? (
    <button {...rest} ref={ref as Ref<HTMLButtonElement>} type="button" disabled={disabled} />
  ) : (
    <Anchor {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href} />
  );
}
