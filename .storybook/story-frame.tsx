import { type CSSProperties, useContext } from 'react';
import { GlobalsContext } from './container.tsx';
import { type ViewportName, viewports } from './modes.ts';
import { OPENING_FRAME } from './plays.ts';

/** Largest height of the gallery on a docs page, in px. Open dialogs need all of it. */
const MAX_STATES = 720;
/** Width of a docs page's column on a desktop, and its margins on a phone, in px. */
const COLUMN = 960;
const MARGINS = 32;
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

/** The size of a window, reduced where it is wider than the column of a docs page. */
function sizeOf(viewport: ViewportName): CSSProperties {
  const { width, height } = viewports[viewport].styles;
  return {
    inlineSize: width,
    blockSize: height,
    zoom: Math.min(1, Math.min(COLUMN, window.innerWidth - MARGINS) / Number.parseInt(width, 10)),
  };
}

interface StoryFrameProps {
  title: string;
  id: string;
  /** Size of the window; without one it is as wide as the page. */
  viewport?: ViewportName;
  /** Whether the story's play function runs. */
  plays?: boolean;
  onLoad?: (frame: HTMLIFrameElement) => void;
}

/** A story in a window of its own, with the toolbar's choices. */
export function StoryFrame({ title, id, viewport, plays = true, onLoad }: StoryFrameProps) {
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
      data-viewport={viewport}
      style={viewport && sizeOf(viewport)}
    />
  );
}
