import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

export interface ModalityOptions {
  open: boolean;
  mask: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Called when Escape is pressed and nothing inside, nor any modal above, has used it. */
  onEscape: (() => void) | undefined;
}

/** The modals that are open, the uppermost last. */
const layers: object[] = [];

/** Makes the rest of the page inert and still while a modal is open, and hears Escape for it. */
export function useModality({ open, mask, panel, onEscape }: ModalityOptions): void {
  const hearEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    onEscape?.();
  });

  useLayoutEffect(() => {
    if (!open || panel.current === null || mask.current === null) return undefined;
    const release = hold([mask.current, panel.current]);
    return release;
  }, [open, mask, panel]);

  useEffect(() => {
    if (!open) return undefined;
    const layer = {};
    layers.push(layer);
    // Not while capturing: a menu or a field inside may use the key for itself.
    const hear = (event: KeyboardEvent) => {
      if (layers.at(-1) === layer) hearEscape(event);
    };
    document.addEventListener('keydown', hear);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', hear);
    };
  }, [open]);
}

/** How many modals hold an element inert, or the page still. */
const holders = new Map<Element, number>();

/**
 * What opens is painted first, and the page behind is made inert and still after that, as it is let
 * go after what closes has gone: both change the style of all that is on it. Until then the mask and
 * the focus scope hold it already.
 */
function hold(own: readonly Element[]): () => void {
  let held: Element[] = [];
  const cancel = afterPaint(() => {
    held = [document.documentElement, ...besides(own)];
    for (const element of held) {
      const count = holders.get(element) ?? 0;
      holders.set(element, count + 1);
      if (count === 0) toggle(element, true);
    }
  });
  return () => {
    cancel();
    afterPaint(() => {
      for (const element of held) {
        const count = (holders.get(element) ?? 1) - 1;
        if (count > 0) {
          holders.set(element, count);
        } else {
          holders.delete(element);
          toggle(element, false);
        }
      }
    });
  };
}

/**
 * Runs once what was drawn has been painted, in a task of its own: within a frame, whatever it
 * changes would be that frame's to draw. Returns how to call it off.
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      task = setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

function toggle(element: Element, on: boolean) {
  if (element !== document.documentElement) {
    element.toggleAttribute('inert', on);
    return;
  }
  const { style } = document.documentElement;
  // The room of the scroll bar stays, so that nothing moves sideways.
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  style.scrollbarGutter = on && hasBar ? 'stable' : '';
  style.overflow = on ? 'hidden' : '';
}

/** What stands beside the way from an element up to the body, but for what is to be heard always. */
function besides(own: readonly Element[]): Element[] {
  const found: Element[] = [];
  for (
    let level = own.at(-1);
    level !== undefined && level !== document.body && level.parentElement !== null;
    level = level.parentElement
  ) {
    for (const sibling of level.parentElement.children) {
      if (sibling === level || own.includes(sibling) || staysAlive(sibling)) continue;
      if (opensAbove(sibling, level)) continue;
      if (!sibling.hasAttribute('inert') || holders.has(sibling)) found.push(sibling);
    }
  }
  return found;
}

/** Another modal, or what floats, that has opened meanwhile: later in the page is further up. */
const opensAbove = (element: Element, below: Element): boolean =>
  element.matches('[aria-modal], [data-part="mask"], [data-radix-popper-content-wrapper]') &&
  (below.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const staysAlive = (element: Element): boolean =>
  element.matches('script, style, link, [aria-live]') ||
  element.querySelector(':scope > [aria-live]') !== null;
