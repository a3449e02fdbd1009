import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Pause, Play } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { groupRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Carousel.css.ts';
import { type CarouselLabels, english } from './labels.ts';
import { type AutoplayOptions, useAutoplay, useReducedMotion } from './useAutoplay.ts';
import { useSlider } from './useSlider.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** Accessible name of the carousel. */
  label: string;
  /**
   * Position of the dots and the pause button: below the slides, or on desktops over their corner.
   * Default `below`.
   */
  controls?: 'below' | 'over' | undefined;
  /** Milliseconds between slides; 0 turns autoplay off. Default 5000. */
  interval?: number | undefined;
  /** Called with the index of the slide when scrolling ends. */
  onIndexChange?: ((index: number) => void) | undefined;
  labels?: Partial<CarouselLabels> | undefined;
}

/**
 * Slides that can be swiped, one per child. They advance automatically, but not while touched,
 * hovered, focused or off screen, nor with reduced motion, and a button stops autoplay permanently.
 */
export function Carousel({
  label,
  controls = 'below',
  interval = 5000,
  onIndexChange,
  labels,
  className,
  children,
  ref,
  ...rest
}: CarouselProps) {
  const texts = useLabels('Carousel', english, labels);
  const slides = Children.toArray(children);
  const count = slides.length;
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const { viewport, index, goTo, onScroll, onHold } = useSlider({ count, reduced, onIndexChange });
  const root = useRef<HTMLElement>(null);
  const rootRef = useComposedRefs(root, ref);

  const advance = useCallback(() => goTo((index + 1) % count), [goTo, index, count]);

  const turnByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined || count < 2) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    goTo((index + step * rtl + count) % count);
    event.preventDefault();
  };

  return (
    <section
      {...rest}
      ref={rootRef}
      aria-roledescription="carousel"
      aria-label={label}
      data-component="Carousel"
      data-single={count === 1 || undefined}
      className={cx(css.root, className)}
      onKeyDown={turnByKey}
    >
      <Autoplay {...{ root, interval, stopped, advance }} slides={count} />
      {/* First in order, so that autoplay can be stopped before the slides are reached. */}
      {count > 1 && (
        <div data-part="controls" className={cx(css.controls, controls === 'over' && css.over)}>
          {interval > 0 && !reduced && (
            <button
              type="button"
              data-part="pause"
              aria-label={stopped ? texts.play : texts.pause}
              className={css.pause}
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? (
                <Play aria-hidden="true" size={16} />
              ) : (
                <Pause aria-hidden="true" size={16} />
              )}
            </button>
          )}
          <div className={css.dots}>
            {slides.map((slide, position) => (
              <button
                key={slideKey(slide, position)}
                type="button"
                data-part="dot"
                aria-label={texts.goTo(position + 1)}
                aria-current={position === index || undefined}
                className={css.dot}
                onClick={() => goTo(position)}
              />
            ))}
          </div>
        </div>
      )}
      <div
        ref={viewport}
        data-part="viewport"
        className={css.viewport}
        onScroll={onScroll}
        onPointerDown={onHold}
        onWheel={onHold}
      >
        {slides.map((slide, position) => (
          <div
            key={slideKey(slide, position)}
            {...groupRole(texts.slide(position + 1, count))}
            {...slideRole}
            data-part="slide"
            className={css.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** In a component of its own: a touch, which pauses autoplay, then renders nothing else. */
function Autoplay(options: AutoplayOptions) {
  useAutoplay(options);
  return null;
}

const keySteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Role description that screen readers announce instead of "group". */
const slideRole = { 'aria-roledescription': 'slide' } as const;

const slideKey = (slide: unknown, position: number): string =>
  typeof slide === 'object' && slide !== null && 'key' in slide && typeof slide.key === 'string'
    ? slide.key
    : String(position);
