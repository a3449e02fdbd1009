/** Scale of a picture, and offset of its centre from that of the stage, in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Maximum and minimum scale, the scale of a double tap, and a step of the keys and buttons. */
export const MOST_SCALE = 4;
const DOUBLE_TAP_SCALE = 2.5;
export const STEP = 1.5;

export interface Size {
  width: number;
  height: number;
}

/** Size of a picture that is fitted into the stage. */
export function fitted(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage;
  const share = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * share, height: picture.height * share };
}

/**
 * Limits the offset: a zoomed picture stops at the edges of the stage, and one that fits stays
 * centred.
 */
export function held({ scale, x, y }: View, picture: Size, stage: Size): View {
  const room = (large: number, small: number) => Math.max(0, (large * scale - small) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return {
    scale,
    x: within(x, room(picture.width, stage.width)),
    y: within(y, room(picture.height, stage.height)),
  };
}

/** Scales around a point, which keeps its place; in px from the centre of the stage. */
export function zoomed(view: View, scale: number, point: { x: number; y: number }): View {
  const next = Math.min(MOST_SCALE, Math.max(1, scale));
  const share = next / view.scale;
  return {
    scale: next,
    x: point.x - (point.x - view.x) * share,
    y: point.y - (point.y - view.y) * share,
  };
}

/** The scale after a double tap: zoomed in, or reset. */
export const doubleTapScale = ({ scale }: View): number => (scale > 1.05 ? 1 : DOUBLE_TAP_SCALE);

export interface Swipe {
  /** In reading direction, in px: positive goes back. */
  distance: number;
  /** In px/ms, unsigned. */
  velocity: number;
  width: number;
}

/** How many pictures a swipe moves: one forward, one back, or none. */
export function getTurn({ distance, velocity, width }: Swipe): -1 | 0 | 1 {
  const far = Math.abs(distance) > width * 0.35;
  const fast = velocity > 0.4 && Math.abs(distance) > 24;
  if (!far && !fast) return 0;
  return distance > 0 ? -1 : 1;
}

/** Whether a pull down closes. */
export const closesBy = (distance: number, velocity: number): boolean =>
  distance > 120 || (distance > 24 && velocity > 0.5);
