import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  shown: boolean;
  /** Focuses the first field when the view appears. */
  focusFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One of several views of which one is shown. A hidden view keeps its input; when it is shown again, the
 * field that was last focused receives the focus.
 */
export function LoginView({ shown, focusFirst = false, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const wasShown = useRef(!focusFirst);

  useLayoutEffect(() => {
    const appears = shown && !wasShown.current;
    wasShown.current = shown;
    if (!appears) return;
    const first = root.current?.querySelector<HTMLElement>('input:not([hidden])');
    (focused.current ?? first)?.focus({ preventScroll: true });
  }, [shown]);

  useEffect(() => {
    const view = root.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    view?.addEventListener('focusin', remember);
    return () => view?.removeEventListener('focusin', remember);
  }, []);

  return (
    <div ref={root} hidden={!shown} className={className}>
      {children}
    </div>
  );
}
