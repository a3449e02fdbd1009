import type { Tone } from '@parlor/tokens';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { type ToastItem, toasts } from './store.ts';
import * as css from './Toast.css.ts';
import { useCountdown } from './useCountdown.ts';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Store of the toasts. Default that of the page, which `toast()` adds to. */
  store?: typeof toasts | undefined;
}

const icons: Partial<Record<Tone, LucideIcon>> = {
  positive: Check,
  critical: X,
  caution: TriangleAlert,
  info: Info,
};

/** Renders and announces toasts. Use one per page, near its end. */
export function Toaster({ store = toasts, className, ...rest }: ToasterProps) {
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const container = usePortalContainer();
  // A paragraph for each toast: adding a second one must not make the first be read again.
  const spokenBy = (urgent: boolean) =>
    items
      .filter((item) => (item.tone === 'critical') === urgent)
      .map((item) => <p key={`${item.id} ${item.round}`}>{item.text}</p>);

  // No live regions in a page that is rendered to a string.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <div {...rest} data-component="Toaster" className={cx(css.root, className)}>
      {/* A live region stays audible while a dialog hides the rest of the page: libraries that
          set `aria-hidden` skip elements with `aria-live`. */}
      <div role="status" aria-live="polite" aria-atomic="false" className={css.announcer}>
        {spokenBy(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={css.announcer}>
        {spokenBy(true)}
      </div>
      {items.map((item) => (
        <Toast key={`${item.id} ${item.round}`} item={item} onEnd={() => store.dismiss(item.id)} />
      ))}
    </div>,
    container ?? document.body,
  );
}

function Toast({ item, onEnd }: { item: ToastItem; onEnd: () => void }) {
  const [held, setHeld] = useState(false);
  useCountdown(item.duration, held, onEnd);
  const icon = icons[item.tone];
  return (
    // Announced through the live region above, which exists before its text.
    <div
      aria-hidden="true"
      data-component="Toast"
      data-tone={item.tone}
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={() => setHeld(true)}
      onPointerCancel={() => setHeld(false)}
    >
      {icon && (
        <span className={cx(css.icon, css.iconTone[item.tone])}>
          <Icon icon={icon} size={16} />
        </span>
      )}
      {item.text}
    </div>
  );
}
