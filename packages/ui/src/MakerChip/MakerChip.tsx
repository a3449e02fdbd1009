import { useState } from 'react';
import { initials } from '../Avatar/initials.ts';
import { cx } from '../internal/cx.ts';
import { LinkOrButton, type LinkOrButtonProps } from '../internal/LinkOrButton.tsx';
import * as css from './MakerChip.css.ts';

export interface MakerChipProps extends Omit<LinkOrButtonProps, 'children'> {
  /** Name of the maker; its first letters replace a missing logo. */
  name: string;
  /**
   * Address of the maker's logo: a mark, with or without the name after it. Without it initials are
   * shown.
   */
  logo?: string | undefined;
  /** Second line: "38 games". */
  meta?: string | undefined;
  /** Whether the games on screen are this maker's. */
  selected?: boolean | undefined;
}

/** A game maker that links to its games or filters by it. */
export function MakerChip({
  name,
  logo,
  meta,
  selected,
  href,
  className,
  ...rest
}: MakerChipProps) {
  const [broken, setBroken] = useState(false);
  const state =
    href === undefined
      ? { 'aria-pressed': selected }
      : { href, 'aria-current': selected === true ? ('page' as const) : undefined };
  return (
    <LinkOrButton
      {...rest}
      {...state}
      data-component="MakerChip"
      data-selected={selected || undefined}
      className={cx(css.root, className)}
    >
      <span aria-hidden="true" data-part="logo" className={css.logo}>
        {logo === undefined || broken ? (
          initials(name)
        ) : (
          <img
            src={logo}
            alt=""
            width={32}
            height={36}
            loading="lazy"
            decoding="async"
            className={css.image}
            onError={() => setBroken(true)}
          />
        )}
      </span>
      <span className={css.content}>
        <span data-part="name" className={css.name}>
          {name}
        </span>
        {meta !== undefined && (
          <span data-part="meta" className={css.meta}>
            {meta}
          </span>
        )}
      </span>
    </LinkOrButton>
  );
}
