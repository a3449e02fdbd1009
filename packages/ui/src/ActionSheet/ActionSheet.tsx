import { toneClass } from '@parlor/tokens';
import { Button } from '../Button/index.ts';
import { cx } from '../internal/cx.ts';
import { LinkOrButton } from '../internal/LinkOrButton.tsx';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import type { MenuItem } from '../Menu/index.ts';
import { Sheet, SheetClose, type SheetProps } from '../Sheet/index.ts';
import * as css from './ActionSheet.css.ts';
import { type ActionSheetLabels, english } from './labels.ts';

export interface ActionSheetProps
  extends Omit<SheetProps, 'children' | 'actions' | 'labels' | 'cross' | 'closable' | 'onSelect'> {
  /** What can be done: the same items as a Menu's. */
  items: readonly MenuItem[];
  labels?: Partial<ActionSheetLabels> | undefined;
}

/**
 * What can be done with one thing, from the foot of a phone, in rows that a thumb cannot miss. It
 * closes before the action begins, so that what the action opens stands alone.
 */
export function ActionSheet({ items, labels, ...rest }: ActionSheetProps) {
  const words = useLabels('ActionSheet', english, labels);
  return (
    <Sheet
      {...rest}
      data-component="ActionSheet"
      cross={false}
      actions={
        <SheetClose asChild>
          <Button tone="neutral" variant="soft" size="lg">
            {words.cancel}
          </Button>
        </SheetClose>
      }
    >
      <ul {...listRole} data-part="items" className={css.list}>
        {items.map(({ value, label, icon, hint, tone = 'neutral', disabled, href, onSelect }) => (
          <li key={value}>
            <SheetClose asChild>
              <LinkOrButton
                href={href}
                disabled={disabled}
                data-part="item"
                className={cx(css.item, toneClass[tone])}
                onClick={onSelect}
              >
                {icon !== undefined && (
                  <span className={tone === 'neutral' ? css.icon : css.iconToned}>{icon}</span>
                )}
                <span className={css.label}>{label}</span>
                {hint !== undefined && <span className={css.hint}>{hint}</span>}
              </LinkOrButton>
            </SheetClose>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
