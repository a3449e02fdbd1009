import { useState } from 'react';
import { initials } from '../Avatar/initials.ts';
import { cx } from '../internal/cx.ts';
import { LinkOrButton, type LinkOrButtonProps } from '../internal/LinkOrButton.tsx';
import * as css from './MakerChip.css.ts';

export interface MakerChipProps extends Omit<LinkOrButtonProps, 'children'> {
  /** Of the maker; its first letters stand in for a logo. */
  name: string;
  /** Address of the maker's logo: a mark, with or without the name after it. Initials stand in for it. */
  logo?: string | undefined;
  /** Second line: "38 games". */
  meta?: string | undefined;
  /** This maker's games are the ones on screen. */
  selected?: boolean | undefined;
}

/** A game maker, to go to its games or to filter by it. */
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
      <span className={css.words}>
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
