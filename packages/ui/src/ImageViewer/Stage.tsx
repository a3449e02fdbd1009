import { useGesture } from '@use-gesture/react';
import { ChevronLeft, ChevronRight, ImageOff, Minus, Plus } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './ImageViewer.css.ts';
import type { ImageViewerLabels } from './labels.ts';
import {
  closesBy,
  doubleTapScale,
  fitted,
  getTurn,
  held,
  MOST_SCALE,
  type Size,
  STEP,
  type View,
  WHOLE,
  zoomed,
} from './zoom.ts';

export interface ViewedImage {
  /** Address of the picture in full size. */
  src: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Caption below the picture. */
  caption?: ReactNode;
}

/** Keyboard actions on the picture. */
export interface StageHandle {
  isLarge: () => boolean;
  /** Multiplies the current scale around the centre; 0 resets the zoom. */
  zoomBy: (factor: number) => void;
  pan: (x: number, y: number) => void;
}

interface StageProps {
  handle: RefObject<StageHandle | null>;
  images: readonly ViewedImage[];
  index: number;
  texts: ImageViewerLabels;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** Two taps within this time are one double tap, in ms. */
const DOUBLE_TAP_MS = 300;

export function Stage({ handle, images, index, texts, onTurn, onClose }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { view, scale, show } = useView(stage, index);
  const lastTap = useRef(0);
  const last = images.length - 1;

  useImperativeHandle(handle, () => ({
    isLarge: () => view.current.scale > 1,
    zoomBy: (factor) => show(zoomed(view.current, view.current.scale * factor, { x: 0, y: 0 })),
    pan: (x, y) => show({ ...view.current, x: view.current.x + x, y: view.current.y + y }),
  }));

  /** Offset from the centre of the stage, in px. */
  const fromMiddle = ([x, y]: readonly [number, number]) => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const stand = (drag: number, pull: number, dragging: boolean) => {
    const element = stage.current;
    element?.style.setProperty(css.drag, `${drag}px`);
    element?.style.setProperty(css.pull, `${pull}px`);
    element?.toggleAttribute('data-dragging', dragging);
  };

  useGesture(
    {
      onDrag({
        tap,
        event,
        xy,
        movement: [x, y],
        velocity,
        last: ended,
        canceled,
        pinching,
        ...rest
      }) {
        if (pinching) {
          rest.cancel();
          return undefined;
        }
        if (tap) {
          const double = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
          lastTap.current = double ? 0 : event.timeStamp;
          if (double) show(zoomed(view.current, doubleTapScale(view.current), fromMiddle(xy)));
          return undefined;
        }
        const start: View = rest.first ? view.current : rest.memo;
        if (start.scale > 1) {
          show({ ...start, x: start.x + x, y: start.y + y }, !ended);
          return start;
        }
        // One axis at a time: across the pictures, or down to close.
        const along = rest.axis !== 'y';
        if (!ended) {
          const atEnd =
            (x * onward(stage.current) > 0 && index === 0) ||
            (x * onward(stage.current) < 0 && index === last);
          stand(along ? (atEnd ? x / 3 : x) : 0, along ? 0 : Math.max(0, y), true);
          return start;
        }
        stand(0, 0, false);
        if (canceled) return start;
        if (along) {
          const width = stage.current?.clientWidth ?? 0;
          onTurn(
            index + getTurn({ distance: x * onward(stage.current), velocity: velocity[0], width }),
          );
        } else if (closesBy(y, velocity[1])) {
          onClose();
        }
        return start;
      },
      onPinch({ origin, offset: [size], last: ended }) {
        show(zoomed(view.current, size, fromMiddle(origin)), !ended);
      },
      onWheel({ event, delta: [, way] }) {
        // With Control, the event is a touchpad pinch, which the gesture handler receives too.
        if (event.ctrlKey) return;
        event.preventDefault();
        const { scale: size } = view.current;
        show(
          zoomed(
            view.current,
            size * Math.exp(-way / 400),
            fromMiddle([event.clientX, event.clientY]),
          ),
        );
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { capture: false }, ...(scale <= 1 && { axis: 'lock' }) },
      pinch: {
        scaleBounds: { min: 1, max: MOST_SCALE },
        from: () => [view.current.scale, 0],
      },
    },
  );

  const shown = images[index];
  return (
    <>
      <div
        ref={stage}
        data-part="stage"
        data-large={scale > 1 || undefined}
        className={css.stage}
        style={{ [css.index]: index } as CSSProperties}
      >
        <div data-part="track" className={css.track}>
          {images.map((image, place) =>
            Math.abs(place - index) > 1 ? null : (
              <Slide
                key={image.src}
                image={image}
                place={place}
                current={place === index}
                missing={texts.missing}
              />
            ),
          )}
        </div>
      </div>
      {images.length > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={texts.previous}
            variant="soft"
            throttle={0}
            disabled={index === 0}
            data-part="previous"
            className={css.previous}
            onClick={() => onTurn(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={texts.next}
            variant="soft"
            throttle={0}
            disabled={index === last}
            data-part="next"
            className={css.next}
            onClick={() => onTurn(index + 1)}
          />
        </>
      )}
      <div data-part="foot" className={css.foot}>
        {shown?.caption !== undefined && (
          <p data-part="caption" className={css.caption}>
            {shown.caption}
          </p>
        )}
        <div className={css.bar}>
          <IconButton
            icon={Minus}
            label={texts.zoomOut}
            throttle={0}
            disabled={scale <= 1}
            onClick={() => show(zoomed(view.current, view.current.scale / STEP, { x: 0, y: 0 }))}
          />
          <span role="status" data-part="position" className={css.position}>
            {texts.position(index + 1, images.length)}
          </span>
          <IconButton
            icon={Plus}
            label={texts.zoomIn}
            throttle={0}
            disabled={scale >= MOST_SCALE}
            onClick={() => show(zoomed(view.current, view.current.scale * STEP, { x: 0, y: 0 }))}
          />
        </div>
      </div>
    </>
  );
}

interface SlideProps {
  image: ViewedImage;
  place: number;
  current: boolean;
  missing: string;
}

function Slide({ image, place, current, missing }: SlideProps) {
  const [broken, setBroken] = useState(false);
  return (
    <div
      data-part="slide"
      data-current={current || undefined}
      aria-hidden={!current || undefined}
      className={css.slide}
      style={{ insetInlineStart: `${place * 100}%` }}
    >
      {broken ? (
        <p data-part="missing" className={css.missing}>
          <Icon icon={ImageOff} size={32} />
          {missing}
        </p>
      ) : (
        <img
          src={image.src}
          alt={image.alt}
          draggable={false}
          decoding="async"
          className={css.image}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}

/** 1 where the next picture is to the right, -1 in right-to-left text. */
const onward = (element: Element | null): 1 | -1 =>
  element !== null && getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/**
 * The view of the picture. Written to the element without a render, since a finger moves often;
 * `scale` is rendered when the gesture ends.
 */
function useView(stage: RefObject<HTMLElement | null>, index: number) {
  const view = useRef<View>(WHOLE);
  const [scale, setScale] = useState(1);

  function show(next: View, moving = false) {
    const element = stage.current;
    const picture = element?.querySelector<HTMLImageElement>('[data-current] img');
    if (!element || !picture) return;
    const room: Size = { width: element.clientWidth, height: element.clientHeight };
    const size = fitted({ width: picture.naturalWidth, height: picture.naturalHeight }, room);
    view.current = held(next, size, room);
    const { x, y, scale: now } = view.current;
    picture.style.transform = now === 1 ? '' : `translate(${x}px, ${y}px) scale(${now})`;
    picture.style.transition = moving ? 'none' : '';
    if (!moving) setScale(now);
  }

  // A change of picture resets the zoom of both.
  const [before, setBefore] = useState(index);
  if (before !== index) {
    setBefore(index);
    setScale(1);
  }
  useLayoutEffect(() => {
    const element = stage.current;
    if (index < 0 || element === null) return;
    view.current = WHOLE;
    for (const picture of element.querySelectorAll('img')) picture.style.transform = '';
  }, [stage, index]);

  // Rotating a phone changes the bounds.
  useEffect(() => {
    const whole = () => {
      view.current = WHOLE;
      for (const picture of stage.current?.querySelectorAll('img') ?? []) {
        picture.style.transform = '';
      }
      setScale(1);
    };
    window.addEventListener('resize', whole);
    return () => window.removeEventListener('resize', whole);
  }, [stage]);

  return { view, scale, show };
}
