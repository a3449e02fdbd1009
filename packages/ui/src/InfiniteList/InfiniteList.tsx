import { CloudOff } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './InfiniteList.css.ts';
import { english, type InfiniteListLabels } from './labels.ts';

/** State of the list: more is available, loading, failed, or complete. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end';

export interface InfiniteListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The items loaded so far, all pages together. */
  items: readonly Item[];
  /** Unique key of an item. */
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** State of the end of the list. */
  state: InfiniteListState;
  /** Called when the end of the list comes near, and to retry after a failure. */
  onMore: () => void;
  /** `divided` separates rows by a hairline, `card` is a surface as of a List. Default `plain`. */
  variant?: 'plain' | 'divided' | 'card' | undefined;
  /**
   * Distance from the end, in px, at which the next page loads. Default 600: most of a screen
   * ahead.
   */
  ahead?: number | undefined;
  /** Placeholder in the shape of the items. Default a spinner. */
  skeleton?: ReactNode;
  labels?: Partial<InfiniteListLabels> | undefined;
}

/**
 * A list that loads more while it is scrolled, announces new items to screen readers, and offers a
 * retry after a failure.
 */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  children,
  state,
  onMore,
  variant = 'plain',
  ahead = 600,
  skeleton,
  labels,
  className,
  ...rest
}: InfiniteListProps<Item>) {
  const texts = useLabels('InfiniteList', english, labels);
  const list = useRef<HTMLUListElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const come = useArrivals(items.length, state);
  const retried = useRetry(list, foot, items.length, state);

  const watch: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) more();
        },
        // The document as root, because the page may be in a frame and the margin applies to the
        // root only.
        { root: document, rootMargin: `${ahead}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [ahead],
  );

  return (
    <div {...rest} data-component="InfiniteList" className={cx(css.root, className)}>
      <ul
        {...listRole}
        ref={list}
        aria-label={label}
        aria-busy={state === 'loading' || undefined}
        data-part="list"
        className={cx(css.list, css.variant[variant])}
      >
        {items.map((item, index) => (
          <li key={itemKey(item)} data-part="item">
            {children(item, index)}
          </li>
        ))}
      </ul>
      {/* A new element for each page: after a short page the end is still in view and must be
          reported again. */}
      {state === 'more' && <div key={items.length} ref={watch} data-part="end" />}
      <div role="status" aria-live="polite" className={css.visuallyHidden}>
        {state === 'loading' ? texts.loading : ''}
        {state === 'more' && come > 0 ? texts.loaded(come) : ''}
        {state === 'end'
          ? [come > 0 && texts.loaded(come), texts.end].filter(Boolean).join('. ')
          : ''}
      </div>
      <div ref={foot} data-part="foot" data-state={state} className={css.foot}>
        {state === 'loading' &&
          (skeleton ?? (
            <span aria-hidden="true" className={css.line}>
              <Spinner />
              {texts.loading}
            </span>
          ))}
        {state === 'end' && items.length > 0 && (
          <span aria-hidden="true" className={css.line}>
            {texts.end}
          </span>
        )}
        {state === 'failed' && (
          <>
            <span role="alert" className={css.line}>
              <Icon icon={CloudOff} />
              {texts.failed}
            </span>
            <Button
              variant="soft"
              tone="neutral"
              onClick={() => {
                retried();
                onMore();
              }}
            >
              {texts.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** How many items the last page added. */
function useArrivals(count: number, state: InfiniteListState): number {
  const [known, setKnown] = useState({ count, before: count });
  if (count !== known.count) setKnown({ count, before: known.count });
  return state === 'loading' ? 0 : Math.max(0, known.count - known.before);
}

/**
 * Restores focus after "Try again": to the new items, or to the button if it is shown again. The
 * button was removed meanwhile, so focus would be lost at the top of the page.
 */
function useRetry(
  list: { current: HTMLElement | null },
  foot: { current: HTMLElement | null },
  count: number,
  state: InfiniteListState,
) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || state === 'loading') return;
    const first = list.current?.children[from.current];
    const next = state === 'failed' ? foot.current : count > from.current ? first : undefined;
    from.current = undefined;
    // Unless focus has moved elsewhere.
    if (document.activeElement !== document.body) return;
    next?.querySelector<HTMLElement>('a[href], button, [tabindex]')?.focus({ preventScroll: true });
  }, [list, foot, count, state]);
  return () => {
    from.current = count;
  };
}
