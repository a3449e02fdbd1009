import type { Tone } from '@parlor/tokens';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { english, type ToastLabels } from './labels.ts';
import { type ToastItem, toasts } from './store.ts';
import * as css from './Toast.css.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Store of the toasts. Default that of the page, which `toast()` adds to. */
  store?: typeof toasts | undefined;
  labels?: Partial<ToastLabels> | undefined;
}

const icons: Partial<Record<Tone, LucideIcon>> = {
  positive: Check,
  critical: X,
  caution: TriangleAlert,
  info: Info,
};

/** Renders and announces toasts. Use one per page, near its end. */
export function Toaster({ store = toasts, labels, className, ...rest }: ToasterProps) {
  const texts = useLabels('Toast', english, labels);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const container = usePortalContainer();
  // A paragraph for each toast: adding a second one must not make the first be read again.
  const spokenBy = (urgent: boolean) =>
    items
      .filter((item) => (item.tone === 'critical') === urgent)
      .map((item) => (
        <p key={`${item.id} ${item.round}`}>
          {item.text}
          {item.action && ` ${item.action.label}`}
        </p>
      ));

  // A landmark only while there is something to reach in it.
  const isLandmark = items.some(hasControls);

  // No live regions in a page that is rendered to a string.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <div
      role={isLandmark ? 'region' : undefined}
      {...(isLandmark && { 'aria-label': texts.region })}
      {...rest}
      data-component="Toaster"
      className={cx(css.root, className)}
    >
      {/* A live region stays audible while a dialog hides the rest of the page: libraries that
          set `aria-hidden` skip elements with `aria-live`. */}
      <div role="status" aria-live="polite" aria-atomic="false" className={css.announcer}>
        {spokenBy(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={css.announcer}>
        {spokenBy(true)}
      </div>
      {items.map((item) => (
        <Toast
          key={`${item.id} ${item.round}`}
          item={item}
          texts={texts}
          onEnd={() => store.dismiss(item.id)}
        />
      ))}
    </div>,
    container ?? document.body,
  );
}

interface ToastProps {
  item: ToastItem;
  texts: ToastLabels;
  onEnd: () => void;
}

function Toast({ item, texts, onEnd }: ToastProps) {
  const { action, closable } = item;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The element that had focus before a button of the toast. */
  const previous = useRef<Element>(null);
  const close = () => {
    onEnd();
    if (focused && previous.current instanceof HTMLElement) previous.current.focus();
  };
  const { offset, cancel, handlers } = useSwipe(close);
  useCountdown(item.duration, hovered || focused || offset !== 0, onEnd);
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const icon = icons[item.tone];
  const isGroup = hasControls(item);
  return (
    // Announced through the live region above, which exists before its text.
    <div
      {...handlers}
      role={isGroup ? 'group' : undefined}
      {...(isGroup && { 'aria-label': item.text })}
      aria-hidden={!isGroup || undefined}
      data-component="Toast"
      data-tone={item.tone}
      data-swiping={offset !== 0 || undefined}
      className={css.toast}
      style={offset === 0 ? undefined : { translate: `${offset}px`, opacity: fade(offset) }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => {
        setHovered(false);
        cancel();
      }}
      onFocus={(event: FocusEvent) => {
        if (!focused) previous.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {icon && (
        <span aria-hidden="true" className={cx(css.icon, css.iconTone[item.tone])}>
          <Icon icon={icon} size={16} />
        </span>
      )}
      <span data-part="text" className={css.message}>
        {item.text}
      </span>
      {action && (
        <button
          type="button"
          data-part="action"
          className={css.action}
          onKeyDown={closeByKey}
          onClick={() => {
            action.onSelect();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      {closable && (
        <button
          type="button"
          data-part="close"
          aria-label={texts.close}
          className={css.close}
          onKeyDown={closeByKey}
          onClick={close}
        >
          <X aria-hidden="true" size={20} />
        </button>
      )}
    </div>
  );
}

const hasControls = ({ action, closable }: ToastItem) => action !== undefined || closable;

const fade = (offset: number) => Math.max(0.3, 1 - Math.abs(offset) / 240);
