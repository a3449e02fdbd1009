import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Anchor } from '../Link/index.ts';
import { english, type SideNavLabels } from './labels.ts';
import * as css from './SideNav.css.ts';

export interface SideNavItem {
  value: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** Count, already formatted: "2,418". */
  count?: string | undefined;
  /** Shows a red dot for unread content. */
  dot?: boolean | undefined;
}

export interface SideNavGroup {
  /** Small heading above the group; the first one needs none. */
  label?: string | undefined;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Groups, separated by space, each under its label if it has one. */
  groups: readonly SideNavGroup[];
  /** Value of the current item. */
  value?: string | undefined;
  /** Called with the click, which can be prevented. */
  onItemClick?: ((item: SideNavItem, event: MouseEvent) => void) | undefined;
  /** Content above the groups, usually the logo. */
  header?: ReactNode;
  /** Fixed content at the bottom, usually theme and language. */
  footer?: ReactNode;
  labels?: Partial<SideNavLabels> | undefined;
}

/** Side navigation for desktops, in groups. */
export function SideNav({
  groups,
  value,
  onItemClick,
  header,
  footer,
  labels,
  className,
  ...rest
}: SideNavProps) {
  const texts = useLabels('SideNav', english, labels);
  return (
    <nav
      aria-label={texts.navigation}
      {...rest}
      data-component="SideNav"
      className={cx(css.root, className)}
    >
      {header !== undefined && (
        <div data-part="header" className={css.header}>
          {header}
        </div>
      )}
      <div data-part="groups" className={css.scroll}>
        {groups.map((group, index) => (
          <Group
            key={group.label ?? `group ${index}`}
            {...group}
            {...{ value, onItemClick }}
            unread={texts.unread}
          />
        ))}
      </div>
      {footer !== undefined && (
        <div data-part="footer" className={css.footer}>
          {footer}
        </div>
      )}
    </nav>
  );
}

interface GroupProps extends SideNavGroup, Pick<SideNavProps, 'value' | 'onItemClick'> {
  unread: string;
}

function Group({ label, items, value, onItemClick, unread }: GroupProps) {
  const heading = useId();
  return (
    <div data-part="group" className={css.group}>
      {label !== undefined && (
        <p id={heading} className={css.heading}>
          {label}
        </p>
      )}
      <ul
        {...listRole}
        aria-labelledby={label === undefined ? undefined : heading}
        className={css.list}
      >
        {items.map((item) => (
          <li key={item.value}>
            <Anchor
              href={item.href}
              aria-current={item.value === value ? 'page' : undefined}
              data-part="item"
              className={css.item}
              onClick={(event) => onItemClick?.(item, event)}
            >
              <span className={css.icon}>
                <Icon icon={item.icon} size={20} />
              </span>
              <span className={css.label}>{item.label}</span>
              {item.dot && (
                <>
                  <span className={css.unread}>{unread}</span>
                  <span data-part="dot" className={css.dot} />
                </>
              )}
              {item.count !== undefined && (
                <span data-part="count" className={css.count}>
                  {item.count}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
