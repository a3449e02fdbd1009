import { media } from '@parlor/tokens';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '../internal/cx.ts';
import { tabPanelRole } from '../internal/roles.ts';
import { useControllable } from '../internal/useControllable.ts';
import { centredScroll } from './center.ts';
import { nextTab } from './keys.ts';
import * as css from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Before the label, usually an `Icon`. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** What it shows. Without it, the children of Tabs show for every tab. */
  content?: ReactNode;
}

export interface TabsProps
  extends Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'dir'> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  /** Default the first. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `strip`: pills that run to the edge of the phone. Default `underline`. */
  variant?: 'underline' | 'strip' | undefined;
  /**
   * Whether arrows choose as they move, right where the view is there at once, or only move, so that
   * Enter chooses: where each view has to be fetched. Default `automatic`.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** Stays at the top while the page scrolls, below `--parlor-sticky-top`. */
  sticky?: boolean | undefined;
  /** After the row on desktops, such as a Filter button. */
  trailing?: ReactNode;
}

/** Views of one place, one at a time. Arrows move between tabs, Tab goes on into the view. */
export function Tabs({
  label,
  tabs,
  value: valueProp,
  defaultValue,
  onValueChange,
  variant = 'underline',
  activation = 'automatic',
  sticky = false,
  trailing,
  className,
  children,
  ...rest
}: TabsProps) {
  const [value, setValue] = useControllable(
    valueProp,
    defaultValue ?? tabs[0]?.value ?? '',
    onValueChange,
  );
  const list = useCentredItem(value, tabs[0]?.value);
  // What the tabs share is one panel that stays: it changes under the eyes, and is not built anew.
  const shown = tabs.find((tab) => tab.value === value);

  const id = useId();

  const able = tabs.filter((tab) => !tab.disabled).map((tab) => tab.value);
  // Where what is chosen is none of them, or rests, the row must still be reached.
  const stop = able.includes(value) ? value : able[0];

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // With a modifier they are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target instanceof HTMLElement ? (event.target.dataset.value ?? '') : '';
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = able[nextTab(event.key, able.indexOf(from), able.length, rtl)];
    if (next === undefined) return;
    event.preventDefault();
    if (activation === 'automatic') setValue(next);
    tabOf(event.currentTarget, next)?.focus();
  };

  return (
    <div {...rest} data-component="Tabs" className={cx(css.root, className)}>
      <div
        data-part="bar"
        data-sticky={sticky || undefined}
        className={cx(css.bar, css.barVariant[variant], sticky && css.sticky, css.withTrailing)}
      >
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          data-part="list"
          className={css.list[variant]}
          onKeyDown={moveByKey}
        >
          {tabs.map((tab) => {
            const active = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                aria-selected={active}
                // Only what is there can be named.
                aria-controls={active ? `${id}-${tab.value}-panel` : undefined}
                // One stop for all: the arrows go on from there.
                tabIndex={tab.value === stop ? 0 : -1}
                disabled={tab.disabled}
                data-part="tab"
                data-value={tab.value}
                className={css.tab[variant]}
                onClick={() => setValue(tab.value)}
              >
                {tab.icon !== undefined && <span className={css.icon}>{tab.icon}</span>}
                {tab.label}
              </button>
            );
          })}
        </div>
        {trailing !== undefined && (
          <div data-part="trailing" className={css.trailing}>
            {trailing}
          </div>
        )}
      </div>
      {shown && (
        <div
          key={shown.content === undefined ? 'shared' : shown.value}
          {...tabPanelRole(`${id}-${shown.value}`)}
          id={`${id}-${shown.value}-panel`}
          data-part="panel"
          className={css.panel}
        >
          {shown.content ?? children}
        </div>
      )}
    </div>
  );
}

const tabOf = (list: HTMLElement | null, value: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-part="tab"]') ?? [])].find(
    (tab) => tab.dataset.value === value,
  );

/** Brings the chosen tab to the middle of a strip that is too long, without moving the page. */
function useCentredItem(value: string, start: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const strip = list.current;
    const item = tabOf(strip, value);
    if (!strip || !item) return;
    // A strip begins at its first tab: nothing to measure, which would lay the page out once more.
    if (first.current && value === start) {
      first.current = false;
      return;
    }
    const fromLeft = item.offsetLeft - strip.offsetLeft;
    // From right to left a strip begins at its right end, and is scrolled to less than nothing.
    const reversed = getComputedStyle(strip).direction === 'rtl';
    const centred = centredScroll({
      width: strip.clientWidth,
      scrollWidth: strip.scrollWidth,
      itemStart: reversed ? strip.clientWidth - fromLeft - item.offsetWidth : fromLeft,
      itemWidth: item.offsetWidth,
    });
    strip.scrollTo({
      left: reversed ? -centred : centred,
      behavior: first.current || matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth',
    });
    first.current = false;
  }, [value, start]);
  return list;
}
