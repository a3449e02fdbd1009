import { media } from '@parlor/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Icon } from '../Icon/index.ts';
import { DefaultModal, type ModalProps } from '../internal/Modal.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { useMedia } from '../internal/useMedia.ts';
import { Sheet } from '../Sheet/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './FilterSheet.css.ts';
import { countActive, sameFilters } from './filters.ts';
import { english, type FilterSheetLabels } from './labels.ts';

export interface FilterSheetProps<Filter extends object>
  extends Omit<ModalProps, 'children' | 'actions' | 'title' | 'trigger' | 'closable'> {
  /** The applied filter. */
  value: Filter;
  /** The empty filter, which Reset restores. */
  empty: Filter;
  /** Called with the draft when it is applied. */
  onApply: (value: Filter) => void;
  /** Renders the choices from the draft; `change` merges changes into it. */
  children: (draft: Filter, change: (part: Partial<Filter>) => void) => ReactNode;
  /** Label of the button that applies the draft: "Show 184 games". */
  result?: ((draft: Filter) => ReactNode) | undefined;
  /** Shows a spinner on the apply button while the result of the draft is counted or fetched. */
  counting?: boolean | undefined;
  labels?: Partial<FilterSheetLabels> | undefined;
}

/**
 * A button that shows how many filters are active, and the sheet that edits them: a drawer beside
 * the list on a desktop. Edits are a draft until they are applied; closing discards it. A value that
 * changes meanwhile changes the draft where it was not edited.
 */
export function FilterSheet<Filter extends object>({
  value,
  empty,
  onApply,
  children,
  result,
  counting = false,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...rest
}: FilterSheetProps<Filter>) {
  const texts = useLabels('FilterSheet', english, labels);
  const isDesktop = useMedia(media.desktop);
  const [changes, setChanges] = useState<Partial<Filter>>({});
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const [wasOpen, setWasOpen] = useState(open);
  // When reopened, the draft starts from the applied filter.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChanges({});
  }
  const draft = { ...value, ...changes };
  const active = countActive(value, empty);

  return (
    <DefaultModal
      {...rest}
      contentComponent={isDesktop ? Drawer.Content : Sheet.Content}
      data-component="FilterSheet"
      open={open}
      onOpenChange={setOpen}
      title={texts.filter}
      trigger={
        <Button
          variant="outline"
          tone={active > 0 ? 'brand' : 'neutral'}
          throttle={0}
          leading={<Icon icon={SlidersHorizontal} size={18} />}
          data-part="trigger"
        >
          {texts.filter}
          {active > 0 && (
            <>
              <span aria-hidden="true" data-part="count" className={css.count}>
                {active}
              </span>
              <VisuallyHidden>{texts.active(active)}</VisuallyHidden>
            </>
          )}
        </Button>
      }
      actions={
        <>
          <Button
            tone="neutral"
            variant="soft"
            size="lg"
            throttle={0}
            disabled={sameFilters(draft, empty)}
            data-part="reset"
            className={css.reset}
            onClick={() => setChanges(empty)}
          >
            {texts.reset}
          </Button>
          <Button
            size="lg"
            loading={counting}
            data-part="apply"
            onClick={() => {
              if (!sameFilters(draft, value)) onApply(draft);
              setOpen(false);
            }}
          >
            {result?.(draft) ?? texts.apply}
          </Button>
        </>
      }
    >
      {children(draft, (part) => setChanges((known) => ({ ...known, ...part })))}
    </DefaultModal>
  );
}
