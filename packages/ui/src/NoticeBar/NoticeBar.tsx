import type { Tone } from '@parlor/tokens';
import { Megaphone, Pause, Play, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type NoticeBarLabels } from './labels.ts';
import { GAP, roundSeconds } from './marquee.ts';
import * as css from './NoticeBar.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface NoticeBarProps extends Omit<ComponentProps<'div'>, 'onPause' | 'onPlay'> {
  /** Text of the notice, with links where there are any. */
  children: ReactNode;
  /** Icon before the notice. Default a megaphone. */
  icon?: ReactNode;
  tone?: Tone | undefined;
  /** `plain` has no background, `soft` has the background of its tone. Default `plain`. */
  variant?: 'plain' | 'soft' | undefined;
  /** Speed in px/s. Default 48. */
  pace?: number | undefined;
  defaultPaused?: boolean | undefined;
  onClose?: (() => void) | undefined;
  labels?: Partial<NoticeBarLabels> | undefined;
}

/**
 * One line of news. It scrolls only when it is too long to fit, can be stopped, and wraps over
 * several lines with reduced motion.
 */
export function NoticeBar({
  icon = <Icon icon={Megaphone} />,
  tone = 'neutral',
  variant = 'plain',
  pace,
  defaultPaused = false,
  onClose,
  labels,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const texts = useLabels('NoticeBar', english, labels);
  const [paused, setPaused] = useState(defaultPaused);
  const { room, text, moving, width } = useOverflow();
  const timing = {
    [css.round]: `${roundSeconds(width, pace)}s`,
    [css.gap]: `${GAP}px`,
  } as CSSProperties;

  return (
    <div
      {...rest}
      data-component="NoticeBar"
      className={cx(css.root({ tone, variant }), className)}
    >
      <span aria-hidden="true" data-part="icon" className={css.icon}>
        {icon}
      </span>
      <div
        ref={room}
        data-part="window"
        data-moving={moving || undefined}
        data-paused={paused || undefined}
        className={css.window}
      >
        <div className={css.track} style={timing}>
          <span ref={text} data-part="text">
            {children}
          </span>
          {moving && (
            // A copy that follows the text for a seamless loop; hidden from screen readers.
            <span aria-hidden="true" inert className={css.copy}>
              {children}
            </span>
          )}
        </div>
      </div>
      {moving && (
        <button
          type="button"
          data-part="pause"
          className={css.pause}
          aria-label={paused ? texts.play : texts.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon icon={paused ? Play : Pause} size={18} />
        </button>
      )}
      {onClose !== undefined && (
        <button
          type="button"
          data-part="close"
          className={css.button}
          aria-label={texts.close}
          onClick={onClose}
        >
          <Icon icon={X} size={18} />
        </button>
      )}
    </div>
  );
}
