import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useComposedRefs, useControllableState } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { cx } from '../internal/cx.ts';
import { focusPanel } from '../internal/focusPanel.ts';
import * as overlay from '../internal/overlay.css.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { closesSheet, sheetOffset } from './drag.ts';
import * as css from './Sheet.css.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { usePull } from './usePull.ts';

export interface SheetLabels {
  close: string;
}

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Opens it; one element that takes a ref, such as a Button. */
  trigger?: ReactNode;
  /** Names the sheet. Always present, if only for screen readers (`hideTitle`). */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Buttons at its foot, which stay in sight while the rest scrolls. */
  actions?: ReactNode;
  /** Whether mask, cross, Escape and pulling down close it. Default `true`. */
  closable?: boolean | undefined;
  labels?: Partial<SheetLabels> | undefined;
}

const english: SheetLabels = { close: 'Close' };

/**
 * A dialog that rises from the foot of a phone, where thumbs are; on a desktop it stands in the
 * middle. Pulled down by its head it closes; the keyboard lifts it.
 */
export function Sheet({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  actions,
  closable = true,
  labels,
  className,
  style,
  children,
  ref,
  ...rest
}: SheetProps) {
  const container = usePortalContainer();
  const keyboard = useKeyboardInset();
  const panel = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const [dragging, setDragging] = useState(false);
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange ?? (() => {}),
  });

  const pull = usePull({
    enabled: closable,
    onMove(distance) {
      setDragging(true);
      setOffset(sheetOffset(distance));
    },
    onEnd(distance, velocity) {
      setDragging(false);
      setOffset(0);
      const height = panel.current?.offsetHeight ?? 0;
      if (closesSheet({ distance, velocity, height })) setOpen(false);
    },
  });

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay data-part="mask" className={overlay.mask} />
        <div className={css.place} style={{ paddingBlockEnd: keyboard || undefined }}>
          <Radix.Content
            {...rest}
            {...(description === undefined && { 'aria-describedby': undefined })}
            ref={useComposedRefs(ref, panel)}
            onOpenAutoFocus={focusPanel}
            onPointerDownOutside={(event) => {
              if (!closable) event.preventDefault();
            }}
            onEscapeKeyDown={(event) => {
              if (!closable) event.preventDefault();
            }}
            style={{ ...style, transform: offset === 0 ? undefined : `translateY(${offset}px)` }}
            data-dragging={dragging || undefined}
            data-component="Sheet"
            className={cx(overlay.floating, css.panel, className)}
          >
            <div {...pull} data-part="pull" className={css.pull}>
              {closable && <div data-part="handle" className={css.handle} />}
              <div data-part="header" className={hideTitle ? css.hidden : css.header}>
                <div className={css.heading}>
                  <Radix.Title data-part="title" className={overlay.title}>
                    {title}
                  </Radix.Title>
                  {description !== undefined && (
                    <Radix.Description data-part="description" className={overlay.description}>
                      {description}
                    </Radix.Description>
                  )}
                </div>
                {closable && (
                  <Radix.Close asChild>
                    <IconButton
                      icon={X}
                      label={labels?.close ?? english.close}
                      data-part="close"
                      className={css.close}
                    />
                  </Radix.Close>
                )}
              </div>
            </div>
            <ScrollBody className={css.body}>{children}</ScrollBody>
            {actions !== undefined && (
              <div data-part="actions" className={css.footer}>
                {actions}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the sheet around it: `<SheetClose asChild><Button>Done</Button></SheetClose>`. */
export const SheetClose = Radix.Close;
