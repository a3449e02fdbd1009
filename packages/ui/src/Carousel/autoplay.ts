/** The conditions that pause a carousel. */
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
  /** It is scrolled off screen. */
  unseen: boolean;
  reducedMotion: boolean;
  /** The user pressed pause, or moved the slides. */
  stopped: boolean;
}

/** Whether autoplay may run now (WCAG 2.2.2). */
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
