import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './GameRail.css.ts';
import { english, type GameRailLabels } from './labels.ts';
import { stripEnds, stripPage } from './rail.ts';

export interface GameRailProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  titleAs?: 'h2' | 'h3' | undefined;
  /** Content at the right end of the title: a Link to all games. */
  action?: ReactNode;
  /**
   * Shape of its items: 112 px tiles, tiles with a numeral, wide cards, or chips as wide as their
   * text.
   */
  shape?: 'tile' | 'rank' | 'wide' | 'chip' | undefined;
  /** Announces that the games load. Pass a `GameTileSkeleton` for each expected one meanwhile. */
  loading?: boolean | undefined;
  labels?: Partial<GameRailLabels> | undefined;
}

/**
 * Games in a row that scrolls sideways. The last visible one is cut off, which shows that there is
 * more.
 */
export function GameRail({
  title,
  titleAs: Title = 'h2',
  action,
  shape = 'tile',
  loading = false,
  labels,
  className,
  children,
  ...rest
}: GameRailProps) {
  const titleId = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  const texts = useLabels('GameRail', english, labels);
  const count = Children.toArray(children).length;

  useEffect(() => {
    const element = strip.current;
    if (element === null || count === 0) return undefined;
    const measure = () => {
      const next = stripEnds(element);
      setEnds((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);

  const turn = (direction: 1 | -1) => {
    const element = strip.current;
    if (element === null) return;
    const item = element.firstElementChild?.clientWidth ?? 0;
    const rtl = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    // The style sheet sets smooth scrolling, depending on reduced motion.
    element.scrollBy({ left: direction * rtl * stripPage(element.clientWidth, item) });
  };

  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      data-component="GameRail"
      className={cx(css.root, className)}
    >
      <header className={css.header}>
        <Title id={titleId} data-part="title" className={css.title}>
          {title}
        </Title>
        {action !== undefined && (
          <span data-part="action" className={css.action}>
            {action}
          </span>
        )}
        {!(ends.start && ends.end) && (
          <span className={css.arrows}>
            <Arrow
              part="previous"
              label={texts.previous}
              disabled={ends.start}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden="true" size={20} />
            </Arrow>
            <Arrow part="next" label={texts.next} disabled={ends.end} onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" size={20} />
            </Arrow>
          </span>
        )}
      </header>
      <ul ref={strip} {...listRole} data-part="strip" className={css.strip({ shape })}>
        {Children.map(children, (child) =>
          // A condition that is false passes an empty child.
          child === null ? null : (
            <li data-part="item" className={css.item}>
              {child}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

interface ArrowProps {
  part: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ part, label, disabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      // Not `disabled`: the press that reaches the end would lose focus.
      aria-disabled={disabled || undefined}
      className={css.arrow}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
