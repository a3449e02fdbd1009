import { media } from '@parlor/tokens';
import { Tabs as Radix } from 'radix-ui';
import { useControllableState } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { centredScroll } from './center.ts';
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
  sticky = false,
  trailing,
  className,
  children,
  ...rest
}: TabsProps) {
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue ?? tabs[0]?.value ?? '',
    onChange: onValueChange ?? (() => {}),
  });
  const list = useCentredItem(value);

  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={setValue}
      data-component="Tabs"
      className={cx(css.root, className)}
    >
      <div
        data-part="bar"
        className={cx(css.bar, css.barVariant[variant], sticky && css.sticky, css.withTrailing)}
      >
        <Radix.List ref={list} aria-label={label} data-part="list" className={css.list[variant]}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              data-part="tab"
              data-value={tab.value}
              className={css.tab[variant]}
            >
              {tab.icon !== undefined && <span className={css.icon}>{tab.icon}</span>}
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {trailing !== undefined && (
          <div data-part="trailing" className={css.trailing}>
            {trailing}
          </div>
        )}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} data-part="panel" className={css.panel}>
          {tab.content ?? children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Brings the chosen tab to the middle of a strip that is too long, without moving the page. */
function useCentredItem(value: string) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const strip = list.current;
    const item = [...(strip?.querySelectorAll<HTMLElement>('[data-part="tab"]') ?? [])].find(
      (tab) => tab.dataset.value === value,
    );
    if (!strip || !item) return;
    strip.scrollTo({
      left: centredScroll({
        width: strip.clientWidth,
        scrollWidth: strip.scrollWidth,
        itemStart: item.offsetLeft - strip.offsetLeft,
        itemWidth: item.offsetWidth,
      }),
      behavior: first.current || matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth',
    });
    first.current = false;
  }, [value]);
  return list;
}
