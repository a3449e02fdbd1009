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

/** Where the list stands: more can be had, is on its way, could not be had, or there is no more. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end';

export interface InfiniteListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list. */
  label: string;
  /** What has come so far, all pages together. */
  items: readonly Item[];
  /** Tells an item from its neighbours. */
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** What happens at its end. */
  state: InfiniteListState;
  /** Called when the end of the list comes near, and to try again after a failure. */
  onMore: () => void;
  /** Rows apart by a hairline, or on a surface of their own, as a List. Default `plain`. */
  variant?: 'plain' | 'divided' | 'card' | undefined;
  /** How near, in px. Default 600: most of a screen ahead. */
  ahead?: number | undefined;
  /** In the shape of what is on its way. Default a spinner. */
  skeleton?: ReactNode;
  labels?: Partial<InfiniteListLabels> | undefined;
}

/**
 * A list that goes on by itself while there is more, tells of it to those who do not see it, and
 * stops to ask when it could not go on.
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
  const words = useLabels('InfiniteList', english, labels);
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
        // The page itself, which may lie in a frame: the margin counts for the root alone.
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
      {/* Another one for each page: where that was short, the end is in sight again at once. */}
      {state === 'more' && <div key={items.length} ref={watch} data-part="end" />}
      <div role="status" aria-live="polite" className={css.spoken}>
        {state === 'loading' ? words.loading : ''}
        {state === 'more' && come > 0 ? words.loaded(come) : ''}
        {state === 'end'
          ? [come > 0 && words.loaded(come), words.end].filter(Boolean).join('. ')
          : ''}
      </div>
      <div ref={foot} data-part="foot" data-state={state} className={css.foot}>
        {state === 'loading' &&
          (skeleton ?? (
            <span aria-hidden="true" className={css.line}>
              <Spinner />
              {words.loading}
            </span>
          ))}
        {state === 'end' && items.length > 0 && (
          <span aria-hidden="true" className={css.line}>
            {words.end}
          </span>
        )}
        {state === 'failed' && (
          <>
            <span role="alert" className={css.line}>
              <Icon icon={CloudOff} />
              {words.failed}
            </span>
            <Button
              variant="soft"
              tone="neutral"
              onClick={() => {
                retried();
                onMore();
              }}
            >
              {words.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** How many items the last page brought. */
function useArrivals(count: number, state: InfiniteListState): number {
  const [known, setKnown] = useState({ count, before: count });
  if (count !== known.count) setKnown({ count, before: known.count });
  return state === 'loading' ? 0 : Math.max(0, known.count - known.before);
}

/**
 * Who pressed "Try again" goes on with what it brought, or with the button when that is back: it was
 * gone meanwhile, and focus would have stayed behind at the top of the page.
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
    // Unless the person has gone on elsewhere.
    if (document.activeElement !== document.body) return;
    next?.querySelector<HTMLElement>('a[href], button, [tabindex]')?.focus({ preventScroll: true });
  }, [list, foot, count, state]);
  return () => {
    from.current = count;
  };
}
