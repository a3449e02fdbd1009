import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Marker {
  part: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Distance of the number from the start of its part. */
  shift: number;
}

/** Least distance between two numbers, in px, so that both can be read. */
const APART = 20;

/**
 * A component with a frame and a number at each of its parts that it shows. Parts of another state, such
 * as an open list, have no number.
 */
export function AnatomyFigure({
  parts,
  onNumbered,
  children,
}: {
  parts: readonly string[];
  /** The parts with a number, in its order. */
  onNumbered: (parts: readonly string[]) => void;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const update = () => {
      const found = findMarkers(element, parts);
      setMarkers(found);
      onNumbered(found.map(({ part }) => part));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [parts, onNumbered]);
  return (
    // Not hidden, because its parts are measured.
    <figure className="anatomy" aria-label="Anatomy" data-empty={markers.length === 0 || undefined}>
      <div className="anatomy-stage">
        <div ref={stage} inert>
          {children}
        </div>
        {markers.map(({ part, left, top, width, height, shift }, index) => (
          <div key={part} className="anatomy-marker" style={{ left, top, width, height }}>
            <span style={{ left: shift }}>{index + 1}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

function findMarkers(stage: HTMLElement, parts: readonly string[]): Marker[] {
  const origin = stage.getBoundingClientRect();
  const found: Marker[] = [];
  for (const part of parts) {
    const element = stage.querySelector(`[data-part="${part}"]`);
    if (!element?.checkVisibility({ opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    // A skip link is far above the page until it has the focus.
    if (box.width < 2 || box.height < 2 || box.bottom < origin.top) continue;
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    const isTaken = (shift: number) =>
      found.some(
        (other) =>
          Math.abs(other.left + other.shift - left - shift) < APART &&
          Math.abs(other.top - top) < APART,
      );
    let shift = 0;
    while (isTaken(shift)) shift += APART;
    found.push({ part, left, top, width: box.width, height: box.height, shift });
  }
  return found;
}
