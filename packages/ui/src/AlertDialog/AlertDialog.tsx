import type { Tone } from '@parlor/tokens';
import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import * as css from './AlertDialog.css.ts';

export interface AlertDialogLabels {
  confirm: string;
  cancel: string;
}

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactNode;
  /** The question. */
  title: ReactNode;
  /** What happens on yes, with exact amounts where there are any. */
  description: ReactNode;
  /** Of the confirming button; `critical` for what is a loss by choice. Default `brand`. */
  tone?: Tone | undefined;
  onConfirm: () => void;
  /** While it is being done, the dialog stays; close it by `open` when it is. */
  loading?: boolean | undefined;
  /** `false` leaves one button: there is nothing to decide. Default `true`. */
  cancelable?: boolean | undefined;
  labels?: Partial<AlertDialogLabels> | undefined;
}

const english: AlertDialogLabels = { confirm: 'Confirm', cancel: 'Cancel' };

/** A question that must be answered: neither the mask nor a stray tap closes it. */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  tone = 'brand',
  onConfirm,
  loading = false,
  cancelable = true,
  labels,
  className,
  children,
  ...rest
}: AlertDialogProps) {
  const container = usePortalContainer();
  const words = { ...english, ...labels };
  const controlled = open !== undefined;
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
  const confirm = (
    <Button tone={tone} size="lg" loading={loading} onClick={onConfirm} data-part="confirm">
      {words.confirm}
    </Button>
  );
  return (
    <Radix.Root {...state}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal {...(container && { container })}>
        <Radix.Overlay data-part="mask" className={overlay.mask} />
        <div className={dialog.place}>
          <Radix.Content
            {...rest}
            onEscapeKeyDown={(event) => {
              if (loading || !cancelable) event.preventDefault();
            }}
            data-component="AlertDialog"
            className={cx(overlay.floating, dialog.panel, dialog.size.sm, className)}
          >
            <div data-part="header" className={css.header}>
              <Radix.Title data-part="title" className={overlay.title}>
                {title}
              </Radix.Title>
              <Radix.Description data-part="description" className={overlay.description}>
                {description}
              </Radix.Description>
            </div>
            {children !== undefined && <ScrollBody className={dialog.body}>{children}</ScrollBody>}
            <div data-part="actions" className={dialog.footer}>
              {cancelable && (
                <Radix.Cancel asChild>
                  <Button tone="neutral" variant="soft" size="lg" disabled={loading}>
                    {words.cancel}
                  </Button>
                </Radix.Cancel>
              )}
              {/* Controlled, whoever asked decides when it closes: after the work is done. */}
              {controlled ? confirm : <Radix.Action asChild>{confirm}</Radix.Action>}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
