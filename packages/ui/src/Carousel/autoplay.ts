/** Everything that may hold a carousel still. */
export interface AutoplayConditions {
  /** Milliseconds between slides; 0 turns autoplay off. */
  interval: number;
  slides: number;
  /** A finger or a pressed mouse button is on it. */
  touched: boolean;
  hovered: boolean;
  /** Keyboard focus is inside. */
  focused: boolean;
  /** The tab is in the background. */
  hidden: boolean;
  /** It is scrolled out of the screen. */
  unseen: boolean;
  reducedMotion: boolean;
  /** The person pressed pause, or moved the slides themselves. */
  stopped: boolean;
}

/** Whether slides may advance by themselves just now (WCAG 2.2.2). */
export function mayAutoplay(now: AutoplayConditions): boolean {
  return (
    now.interval > 0 &&
    now.slides > 1 &&
    !now.touched &&
    !now.hovered &&
    !now.focused &&
    !now.hidden &&
    !now.unseen &&
    !now.reducedMotion &&
    !now.stopped
  );
}
