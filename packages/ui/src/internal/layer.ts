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

/** A dialog or popover, as seen by the layers that open inside it. */
export interface Layer {
  /** Number of popovers that are open above it. */
  popovers: number;
}

/** The surrounding layer; `null` on the page itself. */
export const LayerContext = createContext<Layer | null>(null);

export const useLayer = () => useState<Layer>({ popovers: 0 })[0];

/**
 * Radix dismisses every popover on a press outside. With this handler for `onPointerDownOutside`,
 * only the topmost one closes.
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

/** Elements that focus returns to from each open layer, best first. */
const returnPaths = new WeakMap<Element, readonly Element[]>();

interface LayerFocusOptions {
  /** The trigger, for browsers that do not focus a tapped button. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** Initial focus if nothing in the layer requests it. */
  initial: 'content' | 'radix';
}

/**
 * Focus handling of a layer, for the props of its Radix `Content`; `ref` is for its element.
 * Initial focus goes to an element that requests it (`autoFocus`). On close, focus returns to the
 * previously focused element or, if that was removed, to its nearest remaining ancestor, or to the
 * opener of the surrounding layer. Radix returns it to a trigger only.
 */
export function useLayerFocus({ trigger, initial }: LayerFocusOptions) {
  // Read during render, before anything in the layer takes focus.
  const [path] = useState(() => {
    const focused = document.activeElement;
    // A menu opens on press, before its trigger is focused.
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
      // Focus that has moved elsewhere stays; focus on an ancestor of the opener is only a
      // leftover.
      if (focused === null || path.some((element) => focused.contains(element))) {
        path.find(takesFocus);
      }
    },
  };
}

/** A ref: moves the focus of a removed element to the layer. Radix does so in modal layers only. */
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
 * Records the element that requests focus while a layer mounts: the focus trap of a layer below
 * pulls focus back until this layer has its own.
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

/** The opener, its ancestors, and the elements that focus returns to from their layer. */
function returnPath(opener: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let at = opener; at !== null && at !== document.body; at = at.parentElement) {
    path.push(at);
    const below = returnPaths.get(at);
    if (below !== undefined) return [...path, ...below];
  }
  return path;
}

/** Focuses an element, also one that is not a tab stop. */
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
