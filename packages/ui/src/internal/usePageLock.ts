import { useInsertionEffect, useState } from 'react';
import { modalMark } from './overlay.css.ts';
import { usePageMark } from './usePageMark.ts';

/**
 * Prevents the page from scrolling while a modal is mounted, and from moving as its scrollbar
 * disappears.
 */
export function usePageLock(): void {
  // Read during render: the layout is still up to date then.
  const [width] = useState(scrollbarWidth);
  useInsertionEffect(() => {
    const { body, documentElement } = document;
    // The scrollbar is already hidden when a modal opens over another one.
    if (documentElement.hasAttribute(modalMark)) return;
    // Visible only while the style sheet gives the border a style.
    body.style.borderRightWidth = `${width}px`;
  }, [width]);
  usePageMark(modalMark);
}

/** In px; 0 on phones. */
const scrollbarWidth = () => window.innerWidth - document.documentElement.clientWidth;
