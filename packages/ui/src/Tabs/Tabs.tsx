import { media } from '@parlor/tokens';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Tabs as Radix } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/useControllable.ts';
import { centredScroll } from './center.ts';
import * as css from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Content before the label, usually an `Icon`. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
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
 * another layout, compose its parts: `Tabs.Root`, `Tabs.List` and so on.
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
  className,
  ...rest
}: TabsRootProps) {
  const [value, setValue] = useControllable(valueProp, defaultValue, onValueChange);
  return (
    <TabsContext value={{ variant, value }}>
      <Radix.Root
        {...rest}
        value={value}
        onValueChange={setValue}
        activationMode={activation}
        data-component="Tabs"
        className={cx(css.root, className)}
      />
    </TabsContext>
  );
}

function TabsList({ label, sticky = false, trailing, className, ref, ...rest }: TabsListProps) {
  const { variant, value } = useContext(TabsContext);
  const list = useCentredItem(value);
  return (
    <div
      data-part="bar"
      data-sticky={sticky || undefined}
      className={cx(css.bar, css.barVariant[variant], sticky && css.sticky, css.withTrailing)}
    >
      <Radix.List
        {...rest}
        ref={useComposedRefs(ref, list)}
        aria-label={label}
        data-part="list"
        className={cx(css.list[variant], className)}
      />
      {trailing !== undefined && (
        <div data-part="trailing" className={css.trailing}>
          {trailing}
        </div>
      )}
    </div>
  );
}

export interface TabsTriggerProps
  extends Omit<ComponentProps<'button'>, 'value' | 'disabled'>,
    Pick<Tab, 'value' | 'icon' | 'disabled'> {}

function TabsTrigger({ icon, disabled = false, className, children, ...rest }: TabsTriggerProps) {
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
}

function TabsContent({ className, ...rest }: ComponentProps<'div'> & Pick<Tab, 'value'>) {
  return <Radix.Content {...rest} data-part="panel" className={cx(css.panel, className)} />;
}

Tabs.Root = TabsRoot;
Tabs.List = TabsList;
Tabs.Trigger = TabsTrigger;
Tabs.Content = TabsContent;

/** Scrolls the selected tab to the centre of an overflowing strip, without scrolling the page. */
function useCentredItem(value: string) {
  const list = useRef<HTMLDivElement>(null);
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
