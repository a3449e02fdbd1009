import type { Tone } from '@parlor/tokens';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { english, type ToastLabels } from './labels.ts';
import { type ToastItem, toasts } from './store.ts';
import * as css from './Toast.css.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
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

/** Distance in px of a swipe that closes a toast. */
const SWIPE_PX = 64;

/** Renders and announces toasts. Use one per page, near its end. */
export function Toaster({ store = toasts, labels, className, ...rest }: ToasterProps) {
  const texts = useLabels('Toast', english, labels);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const container = usePortalContainer();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  /** The element that had focus before a toast. */
  const previous = useRef<HTMLElement>(null);
  useEffect(() => {
    const keepPrevious = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) {
        previous.current = relatedTarget;
      }
    };
    region?.addEventListener('focusin', keepPrevious);
    return () => region?.removeEventListener('focusin', keepPrevious);
  }, [region]);
  const close = (id: string) => {
    // Radix moves focus from a closed toast to the list.
    const hadFocus = region?.contains(document.activeElement);
    store.dismiss(id);
    if (hadFocus) previous.current?.focus();
  };

  // No live regions in a page that is rendered to a string.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <Primitive.Provider label={texts.toast} swipeThreshold={SWIPE_PX}>
      <div ref={setRegion}>
        <Primitive.Viewport
          {...rest}
          label={`${texts.region} ({hotkey})`}
          data-component="Toaster"
          className={cx(css.root, className)}
        />
      </div>
      {items.map((item) => (
        <Toast
          key={`${item.id} ${item.round}`}
          item={item}
          texts={texts}
          onEnd={() => close(item.id)}
        />
      ))}
    </Primitive.Provider>,
    container ?? document.body,
  );
}

interface ToastProps {
  item: ToastItem;
  texts: ToastLabels;
  onEnd: () => void;
}

function Toast({ item, texts, onEnd }: ToastProps) {
  const { text, tone, duration, action, closable } = item;
  const icon = icons[tone];
  return (
    <Primitive.Root
      open
      onOpenChange={onEnd}
      type={tone === 'critical' ? 'foreground' : 'background'}
      duration={duration}
      data-component="Toast"
      data-tone={tone}
      className={css.toast}
      // Radix sets `none`: a vertical drag would not scroll the page.
      style={{ touchAction: 'pan-y' }}
    >
      {icon && (
        <span aria-hidden="true" className={cx(css.icon, css.iconTone[tone])}>
          <Icon icon={icon} size={16} />
        </span>
      )}
      <Primitive.Description data-part="text" className={css.message}>
        {text}
      </Primitive.Description>
      {action && (
        <Primitive.Action
          // The announcement joins its parts without a space.
          altText={` ${action.label}`}
          data-part="action"
          className={css.action}
          onClick={action.onSelect}
        >
          {action.label}
        </Primitive.Action>
      )}
      {closable && (
        <Primitive.Close data-part="close" aria-label={texts.close} className={css.close}>
          <X aria-hidden="true" size={20} />
        </Primitive.Close>
      )}
    </Primitive.Root>
  );
}
