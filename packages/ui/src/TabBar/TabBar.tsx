import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Anchor } from '../Link/index.ts';
import { english, type TabBarLabels } from './labels.ts';
import * as css from './TabBar.css.ts';

export interface TabBarItem {
  value: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** Shows a red dot for unread content. */
  dot?: boolean | undefined;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Up to five items. */
  items: readonly TabBarItem[];
  /** Value of the current item; absent on other pages. */
  value?: string | undefined;
  /**
   * Called when an item is tapped, also the current one (to scroll to the top). `preventDefault`
   * prevents the navigation.
   */
  onItemClick?: ((item: TabBarItem, event: MouseEvent) => void) | undefined;
  labels?: Partial<TabBarLabels> | undefined;
}

/** Bottom navigation with the main pages. The items are links, not tabs with panels. */
export function TabBar({ items, value, onItemClick, labels, className, ...rest }: TabBarProps) {
  const texts = useLabels('TabBar', english, labels);
  return (
    <nav
      aria-label={texts.navigation}
      {...rest}
      data-component="TabBar"
      className={cx(css.root, className)}
    >
      <ul {...listRole} className={css.list}>
        {items.map((item) => (
          <li key={item.value} className={css.place}>
            <Anchor
              href={item.href}
              aria-current={item.value === value ? 'page' : undefined}
              data-part="item"
              className={css.item}
              onClick={(event) => onItemClick?.(item, event)}
            >
              <span className={css.icon}>
                <Icon icon={item.icon} size={24} />
                {item.dot && <span data-part="dot" className={css.dot} />}
              </span>
              <span className={css.label}>{item.label}</span>
              {item.dot && <span className={css.unread}>{texts.unread}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
