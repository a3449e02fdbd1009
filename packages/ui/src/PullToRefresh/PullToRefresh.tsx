import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ArrowDown, RotateCw } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { usePullDown } from '../internal/usePullDown.ts';
import { Spinner } from '../Spinner/index.ts';
import { english, type PullToRefreshLabels } from './labels.ts';
import * as css from './PullToRefresh.css.ts';
import { isReady, pullOffset, READY_AT, shareDone } from './refresh.ts';

export interface PullToRefreshProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Fetches the data. The indicator stays until the promise settles; a rejection is announced. */
  onRefresh: () => Promise<unknown>;
  disabled?: boolean | undefined;
  labels?: Partial<PullToRefreshLabels> | undefined;
}

type State = 'idle' | 'refreshing' | 'done' | 'failed';

/**
 * A page that is refreshed by pulling it down from its top. A button, shown on keyboard focus, does
 * the same; both announce the result.
 */
export function PullToRefresh({
  onRefresh,
  disabled = false,
  labels,
  className,
  children,
  ref,
  ...rest
}: PullToRefreshProps) {
  const texts = useLabels('PullToRefresh', english, labels);
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('idle');
  const refreshing = state === 'refreshing';

  // Written to the element directly: pointer moves are more frequent than renders should be.
  function place(offset: number, pulling: boolean) {
    const element = root.current;
    if (element === null) return;
    element.style.setProperty(css.offset, `${offset}px`);
    element.style.setProperty(css.share, String(shareDone(offset)));
    element.toggleAttribute('data-pulling', pulling);
    element.toggleAttribute('data-ready', pulling && isReady(offset));
  }

  async function refresh() {
    if (refreshing) return;
    setState('refreshing');
    place(READY_AT, false);
    try {
      await onRefresh();
      setState('done');
    } catch {
      setState('failed');
    } finally {
      place(0, false);
    }
  }

  const pull = usePullDown({
    enabled: !disabled && !refreshing,
    element: root,
    ignores: () => window.scrollY > 0,
    onMove: (distance) => place(pullOffset(distance), true),
    onEnd(distance) {
      if (isReady(pullOffset(distance))) void refresh();
      else place(0, false);
    },
  });

  return (
    <div
      {...rest}
      {...pull()}
      ref={useComposedRefs(ref, root)}
      aria-busy={refreshing || undefined}
      data-component="PullToRefresh"
      data-state={state}
      className={cx(css.root, className)}
    >
      <div role="status" aria-live="polite" className={css.visuallyHidden}>
        {state === 'idle' ? '' : texts[state]}
      </div>
      <div aria-hidden="true" data-part="indicator" className={css.indicator}>
        {refreshing ? <Spinner /> : <Icon icon={ArrowDown} className={css.arrow} />}
      </div>
      {!disabled && (
        <button
          type="button"
          data-part="refresh"
          aria-disabled={refreshing || undefined}
          className={css.button}
          onClick={() => void refresh()}
        >
          <Icon icon={RotateCw} size={18} />
          {texts.refresh}
        </button>
      )}
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </div>
  );
}
