import { media } from '@parlor/tokens';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Tabs as Radix } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/useControllable.ts';
import { Anchor } from '../Link/index.ts';
import { centredScroll } from './center.ts';
import * as css from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Content before the label, usually an `Icon`. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /**
   * Makes it a link. Give all tabs one, for views that are pages with an address of their own: they
   * are then links of a navigation, and `value` is the current page.
   */
  href?: string | undefined;
  /** Panel of the tab. Without it, the children of Tabs are the panel of every tab. */
  content?: ReactNode;
}

export interface TabsRootProps
  extends Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'dir'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `strip`: pills that extend to the edge of the phone. Default `underline`. */
  variant?: 'underline' | 'strip' | undefined;
  /**
   * `automatic` selects a tab when an arrow key moves to it, for content that is available at once;
   * `manual` only moves focus and selects on Enter, for content that must be fetched. Default
   * `automatic`.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** `vertical` puts the tabs in a column before the panel. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Stays at the top while the page scrolls, below `--parlor-sticky-top`. */
  sticky?: boolean | undefined;
  /** Content after the tab list on desktops, such as a Filter button. */
  trailing?: ReactNode;
}

export interface TabsProps
  extends Omit<TabsRootProps, 'defaultValue'>,
    Pick<TabsListProps, 'label' | 'sticky' | 'trailing'> {
  tabs: readonly Tab[];
  /** The tab that is selected initially. Default the first. */
  defaultValue?: string | undefined;
}

/**
 * Views of one page, one at a time. Arrow keys move between tabs, Tab moves into the panel. For
 * another layout, compose its parts: `Tabs.Root`, `Tabs.List` and so on. For views that have an address,
 * give each tab an `href`.
 */
export function Tabs({
  label,
  tabs,
  value: valueProp,
  defaultValue,
  onValueChange,
  sticky,
  trailing,
  children,
  ...root
}: TabsProps) {
  const [value, setValue] = useControllable(
    valueProp,
    defaultValue ?? tabs[0]?.value ?? '',
    onValueChange,
  );
  const shown = tabs.find((tab) => tab.value === value);
  if (tabs.some(({ href }) => href !== undefined)) {
    return <TabLinks {...root} {...{ label, tabs, value, setValue, sticky, trailing, children }} />;
  }
  return (
    <TabsRoot {...root} value={value} onValueChange={setValue}>
      <TabsList {...{ label, sticky, trailing }}>
        {tabs.map(({ value: own, label: text, icon, disabled }) => (
          <TabsTrigger key={own} value={own} icon={icon} disabled={disabled}>
            {text}
          </TabsTrigger>
        ))}
      </TabsList>
      {shown && (
        // Content that the tabs share is one panel, which stays mounted when another tab is
        // selected.
        <TabsContent key={shown.content === undefined ? 'shared' : shown.value} value={shown.value}>
          {shown.content ?? children}
        </TabsContent>
      )}
    </TabsRoot>
  );
}

interface TabLinksProps
  extends Omit<TabsRootProps, 'defaultValue' | 'onValueChange'>,
    Pick<TabsProps, 'label' | 'tabs' | 'sticky' | 'trailing'> {
  value: string;
  setValue: (value: string) => void;
}

/** Links that look like tabs: the current page is marked, and each key is the browser's. */
function TabLinks({
  label,
  tabs,
  value,
  setValue,
  sticky,
  trailing,
  variant = 'underline',
  orientation = 'horizontal',
  activation: _,
  className,
  children,
  ...rest
}: TabLinksProps) {
  const list = useCentredItem(value);
  return (
    <div
      {...rest}
      data-component="Tabs"
      data-orientation={orientation}
      className={cx(css.root, className)}
    >
      <Bar {...{ variant, sticky, trailing }}>
        <nav
          ref={list}
          aria-label={label}
          data-orientation={orientation}
          data-part="list"
          className={css.list[variant]}
        >
          {tabs.map(({ value: own, label: text, icon, href, disabled }) => (
            <Anchor
              key={own}
              {...(disabled ? { role: 'link', 'aria-disabled': true } : { href })}
              aria-current={own === value ? 'page' : undefined}
              data-state={own === value ? 'active' : 'inactive'}
              data-part="tab"
              data-value={own}
              className={css.tab[variant]}
              onClick={() => !disabled && setValue(own)}
            >
              {icon !== undefined && <span className={css.icon}>{icon}</span>}
              {text}
            </Anchor>
          ))}
        </nav>
      </Bar>
      <div data-part="panel" className={css.panel}>
        {tabs.find((tab) => tab.value === value)?.content ?? children}
      </div>
    </div>
  );
}

interface TabsState {
  variant: 'underline' | 'strip';
  value: string;
}

const TabsContext = createContext<TabsState>({ variant: 'underline', value: '' });

function TabsRoot({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  variant = 'underline',
  activation = 'automatic',
  orientation = 'horizontal',
  className,
  ...rest
}: TabsRootProps) {
  const [value, setValue] = useControllable(valueProp, defaultValue, onValueChange);
  const state = useMemo(() => ({ variant, value }), [variant, value]);
  return (
    <TabsContext value={state}>
      <Radix.Root
        {...rest}
        value={value}
        onValueChange={setValue}
        activationMode={activation}
        orientation={orientation}
        data-component="Tabs"
        className={cx(css.root, className)}
      />
    </TabsContext>
  );
}

interface BarProps extends Pick<TabsListProps, 'sticky' | 'trailing' | 'children'> {
  variant: 'underline' | 'strip';
}

/** The line around the tabs, with what follows them. */
function Bar({ variant, sticky = false, trailing, children }: BarProps) {
  return (
    <div
      data-part="bar"
      data-sticky={sticky || undefined}
      className={cx(css.bar, css.barVariant[variant], sticky && css.sticky, css.withTrailing)}
    >
      {children}
      {trailing !== undefined && (
        <div data-part="trailing" className={css.trailing}>
          {trailing}
        </div>
      )}
    </div>
  );
}

function TabsList({ label, sticky, trailing, className, ref, ...rest }: TabsListProps) {
  const { variant, value } = useContext(TabsContext);
  const list = useCentredItem(value);
  return (
    <Bar {...{ variant, sticky, trailing }}>
      <Radix.List
        {...rest}
        ref={useComposedRefs(ref, list)}
        aria-label={label}
        data-part="list"
        className={cx(css.list[variant], className)}
      />
    </Bar>
  );
}

export interface TabsTriggerProps
  extends Omit<ComponentProps<'button'>, 'value' | 'disabled'>,
    Pick<Tab, 'value' | 'icon' | 'disabled'> {}

/** Does not re-render with the page around the tabs. */
const TabsTrigger = memo(function TabsTrigger({
  icon,
  disabled = false,
  className,
  children,
  ...rest
}: TabsTriggerProps) {
  const { variant, value } = useContext(TabsContext);
  return (
    <Radix.Trigger
      // `aria-controls` may only reference a rendered panel.
      {...(rest.value !== value && { 'aria-controls': undefined })}
      {...rest}
      disabled={disabled}
      data-part="tab"
      data-value={rest.value}
      className={cx(css.tab[variant], className)}
    >
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      {children}
    </Radix.Trigger>
  );
});

function TabsContent({ className, ...rest }: ComponentProps<'div'> & Pick<Tab, 'value'>) {
  return <Radix.Content {...rest} data-part="panel" className={cx(css.panel, className)} />;
}

Tabs.Root = TabsRoot;
Tabs.List = TabsList;
Tabs.Trigger = TabsTrigger;
Tabs.Content = TabsContent;

/** Scrolls the selected tab to the centre of an overflowing strip, without scrolling the page. */
function useCentredItem(value: string) {
  const list = useRef<HTMLDivElement & HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const strip = list.current;
    const item = strip?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!strip || !item) return;
    // A strip starts at its first tab: skips the measurement, which would force a layout.
    if (first.current && item === strip.firstElementChild) {
      first.current = false;
      return;
    }
    const fromLeft = item.offsetLeft - strip.offsetLeft;
    // From right to left a strip starts at its right end and has negative scroll offsets.
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
  }, [value]);
  return list;
}
