import { useContext } from 'react';
import { GlobalsContext } from './container.tsx';
import { OPENING_FRAME } from './plays.ts';

/** Largest height of the gallery on a docs page, in px. Open dialogs need all of it. */
const MAX_STATES = 720;
/** Room below an open menu or popover, in px, so that it does not flip to the other side. */
const ROOM = 32;

/**
 * The gallery in a page of its own, as wide as a phone or wider: open overlays, filled fields and
 * errors, beside the props that lead to them.
 */
export function GalleryFrame({ gallery }: { gallery: string }) {
  const resize = (frame: HTMLIFrameElement) => {
    const content = frame.contentDocument;
    const root = content?.getElementById('storybook-root');
    if (!content || !root) return;
    const update = () => {
      const isOpen = content.querySelector('[aria-modal], [data-component="Toast"]');
      const poppers = content.querySelectorAll('[data-radix-popper-content-wrapper]');
      const bottoms = Array.from(poppers, (popper) => popper.getBoundingClientRect().bottom + ROOM);
      const height = Math.max(root.scrollHeight + 2, ...bottoms);
      // On a phone the page scrolls instead of a frame inside of it.
      const most = window.innerWidth < 768 ? Number.POSITIVE_INFINITY : MAX_STATES;
      frame.style.blockSize = isOpen ? '' : `${Math.min(most, height)}px`;
    };
    new ResizeObserver(update).observe(root);
    new MutationObserver(update).observe(content.body, {
      childList: true,
      subtree: true,
      // Poppers are placed by their style.
      attributeFilter: ['style'],
    });
  };
  return <StoryFrame title="States" id={gallery} onLoad={resize} />;
}

interface StoryFrameProps {
  title: string;
  id: string;
  /** Whether the story's play function runs. */
  plays?: boolean;
  onLoad?: (frame: HTMLIFrameElement) => void;
}

/** A story in a window of its own, with the toolbar's choices. */
export function StoryFrame({ title, id, plays = true, onLoad }: StoryFrameProps) {
  const globals = useContext(GlobalsContext);
  const chosen = ['theme', 'appearance', 'locale', 'direction', 'textSize']
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
  return (
    <iframe
      title={title}
      name={plays ? undefined : OPENING_FRAME}
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      loading="lazy"
      src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen })}`}
      className="states"
    />
  );
}
