import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { cx } from '../internal/cx.ts';
import { focusPanel } from '../internal/focusPanel.ts';
import * as overlay from '../internal/overlay.css.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogLabels {
  close: string;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Opens it; one element that takes a ref, such as a Button. */
  trigger?: ReactNode;
  /** Names the dialog. Always present, if only for screen readers (`hideTitle`). */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Buttons at its foot, of equal width. */
  actions?: ReactNode;
  /** At most 360, 440 or 640 px wide. Default `md`. */
  size?: keyof typeof css.size | undefined;
  /** Whether a tap on the mask closes it. Default `true`; `false` where there is typing to lose. */
  closeOnMask?: boolean | undefined;
  /** Whether it has a cross and listens to Escape. Default `true`. */
  closable?: boolean | undefined;
  labels?: Partial<DialogLabels> | undefined;
}

const english: DialogLabels = { close: 'Close' };

/** A question or a task over the page. Focus stays inside, and returns to where it was. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  actions,
  size = 'md',
  closeOnMask = true,
  closable = true,
  labels,
  className,
  children,
  ...rest
}: DialogProps) {
  const container = usePortalContainer();
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay data-part="mask" className={overlay.mask} />
        <div className={css.place}>
          <Radix.Content
            {...rest}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusPanel}
            onPointerDownOutside={(event) => {
              if (!closeOnMask || !closable) event.preventDefault();
            }}
            onEscapeKeyDown={(event) => {
              if (!closable) event.preventDefault();
            }}
            data-component="Dialog"
            className={cx(overlay.floating, css.panel, css.size[size], className)}
          >
            <div data-part="header" className={hideTitle && !closable ? css.hidden : css.header}>
              <div className={hideTitle ? css.hidden : css.heading}>
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

/** Closes the dialog around it: `<DialogClose asChild><Button>Done</Button></DialogClose>`. */
export const DialogClose = Radix.Close;
