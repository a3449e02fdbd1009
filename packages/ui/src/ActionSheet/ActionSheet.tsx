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
  /** The actions: the same items as those of a Menu. */
  items: readonly MenuItem[];
  labels?: Partial<ActionSheetLabels> | undefined;
}

/**
 * Actions on one item, in a sheet at the bottom of a phone with rows that are easy to tap. It
 * closes before the action runs, so that a layer that the action opens is the only one.
 */
export function ActionSheet({ items, labels, ...rest }: ActionSheetProps) {
  const texts = useLabels('ActionSheet', english, labels);
  return (
    <Sheet
      {...rest}
      data-component="ActionSheet"
      cross={false}
      actions={
        <SheetClose asChild>
          <Button tone="neutral" variant="soft" size="lg">
            {texts.cancel}
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
