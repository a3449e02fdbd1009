import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Marker {
  part: string;
  box: DOMRect;
  /** Upper left corner of its number. */
  number: { left: number; top: number };
}

/** Diameter of a number, in px. */
const NUMBER = 18;

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
        {markers.map(({ part, box: { left, top, width, height } }) => (
          <div key={part} className="anatomy-frame" style={{ left, top, width, height }} />
        ))}
        {markers.map(({ part, number }, index) => (
          <span key={part} className="anatomy-number" style={number}>
            {index + 1}
          </span>
        ))}
      </div>
    </figure>
  );
}

function findMarkers(stage: HTMLElement, parts: readonly string[]): Marker[] {
  const origin = stage.getBoundingClientRect();
  const toStage = ({ left, top, width, height }: DOMRect) =>
    new DOMRect(left - origin.left, top - origin.top, width, height);
  const covered = findContent(stage).map(toStage);
  const found: Marker[] = [];
  for (const part of parts) {
    const element = stage.querySelector(`[data-part="${part}"]`);
    if (!element?.checkVisibility({ opacityProperty: true })) continue;
    const box = toStage(element.getBoundingClientRect());
    // A skip link is far above the page until it has the focus.
    if (box.width < 2 || box.height < 2 || box.bottom < 0) continue;
    const number = placeNumber(box, covered, origin.width);
    covered.push(number);
    found.push({ part, box, number: { left: number.left, top: number.top } });
  }
  return found;
}

/** The texts, pictures and bare shapes of a component, which a number should not cover. */
function findContent(stage: HTMLElement): DOMRect[] {
  const content: DOMRect[] = [];
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    content.push(...range.getClientRects());
  }
  for (const picture of stage.querySelectorAll('svg, img, input, textarea, :empty'))
    content.push(picture.getBoundingClientRect());
  return content;
}

/** Where a number covers least: outside of its part at a corner or a side, else inside of it. */
function placeNumber(box: DOMRect, covered: readonly DOMRect[], width: number): DOMRect {
  const middle = box.top + (box.height - NUMBER) / 2;
  const end = box.right - NUMBER;
  const places = [
    [box.left, box.top - NUMBER],
    [box.left - NUMBER, middle],
    [end, box.top - NUMBER],
    [box.right, middle],
    [box.left, box.bottom],
    [end, box.bottom],
    [box.left + (box.width - NUMBER) / 2, box.top - NUMBER],
    [end, box.top],
    [box.left, box.top],
    [end, box.bottom - NUMBER],
  ] as const;
  const numbers = places.map(
    ([left, top]) => new DOMRect(Math.min(Math.max(left, -NUMBER), width), top, NUMBER, NUMBER),
  );
  const cost = (place: DOMRect) =>
    covered.reduce((sum, each) => sum + measureOverlap(place, each), 0);
  return numbers.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function measureOverlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
