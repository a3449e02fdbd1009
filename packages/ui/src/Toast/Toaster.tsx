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
  /** Default the page's own, which `toast()` shows in. */
  store?: typeof toasts | undefined;
}

const icons: Partial<Record<Tone, LucideIcon>> = {
  positive: Check,
  critical: X,
  caution: TriangleAlert,
  info: Info,
};

/** Draws and announces toasts. One a page, near its end. */
export function Toaster({ store = toasts, className, ...rest }: ToasterProps) {
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const container = usePortalContainer();
  // Each for itself: a second one does not make the first be read again.
  const spokenBy = (urgent: boolean) =>
    items
      .filter((item) => (item.tone === 'critical') === urgent)
      .map((item) => <p key={`${item.id} ${item.round}`}>{item.text}</p>);

  // Nothing is told while a page is rendered to a string.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <div {...rest} data-component="Toaster" className={cx(css.root, className)}>
      {/* What is live stays audible while a dialog hides the rest of the page: `aria-live` says so. */}
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
    // Heard through the announcer, which is there before the words are.
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
