import useEmblaCarousel from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { groupRole } from '../internal/roles.ts';
import * as css from './Carousel.css.ts';
import { useAutoplay, useReducedMotion } from './useAutoplay.ts';

export interface CarouselLabels {
  /** Names a slide: "2 of 4". */
  slide: (index: number, count: number) => string;
  /** Names a dot: "Go to slide 2". */
  goTo: (index: number) => string;
  pause: string;
  play: string;
}

export interface CarouselProps extends ComponentProps<'section'> {
  /** Names the carousel. */
  label: string;
  /** Milliseconds between slides; 0 for none. Default 5000. */
  interval?: number | undefined;
  /** Called with the index of the slide that came to rest. */
  onIndexChange?: ((index: number) => void) | undefined;
  labels?: Partial<CarouselLabels> | undefined;
}

const english: CarouselLabels = {
  slide: (index, count) => `${index} of ${count}`,
  goTo: (index) => `Go to slide ${index}`,
  pause: 'Stop moving',
  play: 'Move by itself',
};

/**
 * Slides under a finger, each child one. They move on by themselves, but never while they are
 * touched, pointed at, focused or out of sight, nor for those who asked for less motion, and a
 * button stops them for good.
 */
export function Carousel({
  label,
  interval = 5000,
  onIndexChange,
  labels,
  className,
  children,
  ref,
  ...rest
}: CarouselProps) {
  const words = { ...english, ...labels };
  const slides = Children.toArray(children);
  const count = slides.length;
  const reduced = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, align: 'start' });
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const root = useRef<HTMLElement>(null);
  const rootRef = useComposedRefs(root, ref);

  useEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () => {
      setIndex(embla.selectedScrollSnap());
      onIndexChange?.(embla.selectedScrollSnap());
    };
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla, onIndexChange]);

  const advance = useCallback(() => embla?.scrollNext(), [embla]);
  useAutoplay({ root, interval, slides: count, stopped, advance });

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') embla?.scrollNext(reduced);
    else if (event.key === 'ArrowLeft') embla?.scrollPrev(reduced);
    else return;
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
      <div ref={viewport} data-part="viewport" className={css.viewport}>
        <div data-part="track" className={css.track}>
          {slides.map((slide, position) => (
            <div
              key={slideKey(slide, position)}
              {...groupRole(words.slide(position + 1, count))}
              {...slideRole}
              data-part="slide"
              className={css.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div data-part="controls" className={css.controls}>
          <div className={css.dots}>
            {slides.map((slide, position) => (
              <button
                key={slideKey(slide, position)}
                type="button"
                data-part="dot"
                aria-label={words.goTo(position + 1)}
                aria-current={position === index || undefined}
                className={css.dot}
                onClick={() => embla?.scrollTo(position, reduced)}
              />
            ))}
          </div>
          {interval > 0 && !reduced && (
            <button
              type="button"
              data-part="pause"
              aria-label={stopped ? words.play : words.pause}
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
        </div>
      )}
    </section>
  );
}

/** What a screen reader calls a slide, instead of "group". */
const slideRole = { 'aria-roledescription': 'slide' } as const;

const slideKey = (slide: unknown, position: number): string =>
  typeof slide === 'object' && slide !== null && 'key' in slide && typeof slide.key === 'string'
    ? slide.key
    : String(position);
