import { useInsertionEffect, useState } from 'react';
import { modalMark } from './overlay.css.ts';
import { usePageMark } from './usePageMark.ts';

/**
 * Prevents the page from scrolling while a modal is mounted, and from moving as its scrollbar
 * disappears.
 */
export function usePageLock(): void {
  // Read during render, while no element waits for its layout.
  const [width] = useState(scrollbarWidth);
  useInsertionEffect(() => {
    const { body, documentElement } = document;
    // A modal over another one finds no scrollbar.
    if (documentElement.hasAttribute(modalMark)) return;
    // The border has a style only while a modal is in the page.
    body.style.borderRightWidth = `${width}px`;
  }, [width]);
  usePageMark(modalMark);
}

/** In px; 0 on phones. */
const scrollbarWidth = () => window.innerWidth - document.documentElement.clientWidth;
