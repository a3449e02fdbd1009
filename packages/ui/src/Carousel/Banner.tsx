import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { LinkOrButton, type LinkOrButtonProps } from '../internal/LinkOrButton.tsx';
import * as css from './Banner.css.ts';

/** Banner art, 16:7, with the left 45 % dark. */
export interface BannerImage {
  /** Address of the image, for browsers that ignore `srcSet`. */
  src: string;
  /** The image in several widths, as in HTML. */
  srcSet?: string | undefined;
  /** Layout width for the browser's choice among `srcSet`. */
  sizes?: string | undefined;
  /** Dominant colour of its left half, shown until the image has loaded. */
  color: string;
}

export interface BannerProps extends Omit<LinkOrButtonProps, 'title' | 'children'> {
  /** The picture in its sizes, with its colour before it has loaded. */
  image: BannerImage;
  /** Small line above the title, such as an end date. */
  eyebrow?: ReactNode;
  /** Text, so that it can be translated; never part of the image. */
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Label of the button that desktops show; the whole banner is the target. */
  action?: ReactNode;
  /** Loads immediately, for the first banner of the first screen; all others load lazily. */
  eager?: boolean | undefined;
}

/**
 * A promotion's picture with text over it. With `href` it is a link, with `onClick` alone a button,
 * with neither a picture.
 */
export function Banner({
  image,
  eyebrow,
  title,
  text,
  action,
  eager = false,
  href,
  disabled,
  className,
  style,
  onClick,
  ref,
  ...rest
}: BannerProps) {
  const setElement = useComposedRefs(ref);
  const root = {
    ...rest,
    'data-component': 'Banner',
    className: cx(css.root, className),
    style: { ...style, backgroundColor: image.color },
  };
  const content = (
    <>
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.sizes ?? '(min-width: 1024px) 60vw, 90vw'}
        width={1280}
        height={560}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className={css.image}
      />
      <span data-part="content" className={css.content}>
        {eyebrow !== undefined && (
          <span data-part="eyebrow" className={css.eyebrow}>
            {eyebrow}
          </span>
        )}
        <span data-part="title" className={css.title}>
          {title}
        </span>
        {text !== undefined && (
          <span data-part="text" className={css.body}>
            {text}
          </span>
        )}
        {action !== undefined && (
          <span data-part="action" className={css.action}>
            {action}
          </span>
        )}
      </span>
    </>
  );

  if (href === undefined && onClick === undefined) {
    return (
      <div {...root} ref={setElement}>
        {content}
      </div>
    );
  }
  return (
    <LinkOrButton {...root} ref={ref} href={href} disabled={disabled} onClick={onClick}>
      {content}
    </LinkOrButton>
  );
}
