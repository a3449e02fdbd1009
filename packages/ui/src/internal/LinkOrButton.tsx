import { useComposedRefs } from 'radix-ui/internal';
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
  // A callback ref takes either element, where an object ref is bound to one type.
  const setElement = useComposedRefs(ref);
  return href === undefined ? (
    <button {...rest} ref={setElement} type="button" disabled={disabled} />
  ) : (
    <Anchor {...rest} ref={setElement} href={href} />
  );
}
