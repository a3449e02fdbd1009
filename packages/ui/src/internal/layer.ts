import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';

/** A dialog or popover, as what opens inside of it sees it. */
export interface Layer {
  /** How many popovers are open above it. */
  popovers: number;
}

/** The layer around a component; `null` on the page itself. */
export const LayerContext = createContext<Layer | null>(null);

export const useLayer = () => useState<Layer>({ popovers: 0 })[0];

/**
 * Radix dismisses every popover that a press is outside of. With this, only the top one: a handler
 * for `onPointerDownOutside`.
 */
export function useTopmostDismiss(own: Layer) {
  const around = useContext(LayerContext);
  useEffect(() => {
    if (around === null) return undefined;
    around.popovers += 1;
    return () => {
      around.popovers -= 1;
    };
  }, [around]);
  return (event: Event) => {
    if (own.popovers > 0) event.preventDefault();
  };
}

/** Where focus returns from each open layer, best first. */
const returnPaths = new WeakMap<Element, readonly Element[]>();

interface LayerFocusOptions {
  /** Opens the layer; for browsers that do not focus a button that is tapped. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** Where focus starts if nothing in the layer requests it. */
  initial: 'content' | 'radix';
}

/**
 * Focus of a layer, for the props of its Radix `Content`; `ref` is for its element. Focus starts at
 * what requests it (`autoFocus`), and returns to what had it before: if that is gone, to its nearest
 * remaining ancestor, or to the opener of the layer that it was in. Radix returns it to a trigger only.
 */
export function useLayerFocus({ trigger, initial }: LayerFocusOptions) {
  // Read while rendering, before anything in the layer takes focus.
  const [path] = useState(() => {
    const focused = document.activeElement;
    // A menu opens at the press, before its trigger is focused.
    const isStale = focused === document.body || initial === 'radix';
    return returnPath((isStale ? trigger?.current : undefined) ?? focused);
  });
  const requested = useFocusRequest(path[0]);

  return {
    ref: useCallback(
      (content: HTMLElement | null) => {
        if (content !== null) returnPaths.set(content, path);
      },
      [path],
    ),
    onOpenAutoFocus(event: Event) {
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const target = requested(content) ?? (initial === 'content' ? content : undefined);
      if (target === undefined) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const focused = document.activeElement;
      // Focus that has moved on stays; focus on what surrounds the opener is only left over.
      if (focused === null || path.some((element) => focused.contains(element))) {
        path.find(takesFocus);
      }
    },
  };
}

/** A ref: takes the focus of an element that is removed. Radix does so in modal layers only. */
export function keepFocusInside(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return undefined;
  const observer = new MutationObserver((records) => {
    const isLost = document.activeElement === document.body;
    if (isLost && records.some(({ removedNodes }) => removedNodes.length > 0)) {
      content.focus({ preventScroll: true });
    }
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * What requests focus while a layer is mounted. The trap of a layer below pulls focus back until this
 * layer has its own, and from an element that requests it before that one has had it.
 */
function useFocusRequest(opener: Element | undefined) {
  const requested = useRef<EventTarget>(null);
  // Before the refs of the layer's own elements.
  useInsertionEffect(() => {
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusout' ? relatedTarget : target;
      if (next !== opener) requested.current = next;
    };
    document.addEventListener('focusout', note, true);
    document.addEventListener('focusin', note, true);
    return () => {
      document.removeEventListener('focusout', note, true);
      document.removeEventListener('focusin', note, true);
    };
  }, [opener]);
  return (content: HTMLElement): HTMLElement | undefined =>
    requested.current instanceof HTMLElement && content.contains(requested.current)
      ? requested.current
      : undefined;
}

/** The opener, its ancestors, and where focus returns from the layer that these are in. */
function returnPath(opener: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = opener; at !== null && at !== document.body; at = at.parentElement) {
    path.push(at);
    const below = returnPaths.get(at);
    if (below !== undefined) return [...path, ...below];
  }
  return path;
}

/** Focuses an element, also one that is no stop of the keyboard. */
function takesFocus(element: Element): boolean {
  if (!element.isConnected || !(element instanceof HTMLElement)) return false;
  const focus = () => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  };
  if (focus()) return true;
  if (element.hasAttribute('tabindex')) return false;
  element.tabIndex = -1;
  const release = () => element.removeAttribute('tabindex');
  if (!focus()) {
    release();
    return false;
  }
  element.addEventListener('blur', release, { once: true });
  return true;
}
