import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './CallState.css.ts';
import { type CallStateLabels, english } from './labels.ts';

export interface CallStateProps<Data, Failure> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The response; undefined before the first one. */
  data: Data | undefined;
  /** Why the last request failed. Loaded content stays on the page all the same. */
  error?: Failure | undefined;
  /** A placeholder in the shape of the content, usually a Skeleton; it is inert. */
  loading: ReactNode;
  /** Renders the failure: an ErrorState with a retry. */
  failed: (error: Failure) => ReactNode;
  /** Shown in place of empty data, usually an EmptyState. */
  empty?: ReactNode;
  /** Whether data is empty. By default an array without items is. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Renders the content. */
  children: (data: Data) => ReactNode;
  labels?: Partial<CallStateLabels> | undefined;
}

/** Shows the state of a request: loading, empty, failed or its content. */
export function CallState<Data, Failure>({
  data,
  error,
  loading,
  failed,
  empty,
  isEmpty = isEmptyArray,
  labels,
  className,
  children,
  ...rest
}: CallStateProps<Data, Failure>) {
  const words = useLabels('CallState', english, labels);
  const status = useRef<HTMLSpanElement>(null);
  const state = getState(data, error, isEmpty);
  return (
    <div
      {...rest}
      aria-busy={state.name === 'loading' || undefined}
      data-component="CallState"
      data-state={state.name}
      className={cx(css.root, className)}
    >
      <span ref={status} tabIndex={-1} className={css.status}>
        {state.name === 'loading' && words.loading}
      </span>
      {state.name === 'loading' && (
        <div aria-hidden="true" inert className={css.root}>
          {loading}
        </div>
      )}
      {state.name === 'failed' && (
        <>
          <FocusOnRemoval target={status} />
          {failed(state.error)}
        </>
      )}
      {state.name === 'empty' && empty}
      {state.name === 'loaded' && children(state.data)}
    </div>
  );
}

type State<Data, Failure> =
  | { name: 'loading' }
  | { name: 'failed'; error: Failure }
  | { name: 'empty' }
  | { name: 'loaded'; data: Data };

function getState<Data, Failure>(
  data: Data | undefined,
  error: Failure | undefined,
  isEmpty: (data: Data) => boolean,
): State<Data, Failure> {
  if (data !== undefined) return isEmpty(data) ? { name: 'empty' } : { name: 'loaded', data };
  return error === undefined ? { name: 'loading' } : { name: 'failed', error };
}

const isEmptyArray = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Moves focus to the target when the failure is removed with the focused retry button. React runs
 * the cleanup before it removes the button.
 */
function FocusOnRemoval({ target }: { target: RefObject<HTMLElement | null> }) {
  useLayoutEffect(
    () => () => {
      const { current: element } = target;
      if (element?.parentElement?.contains(document.activeElement)) {
        element.focus({ preventScroll: true });
      }
    },
    [target],
  );
  return null;
}
