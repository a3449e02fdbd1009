import type { Tone } from '@parlor/tokens';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { cx } from '../internal/cx.ts';
import { Modal, ModalClose, type ModalProps } from '../internal/Modal.tsx';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './AlertDialog.css.ts';
import { type AlertDialogLabels, english } from './labels.ts';

export interface AlertDialogProps
  extends Omit<ModalProps, 'hideTitle' | 'description' | 'actions' | 'closable'> {
  /** What happens on yes, with exact amounts where there are any. */
  description: ReactNode;
  /** Of the confirming button; `critical` for what is a loss by choice. Default `brand`. */
  tone?: Tone | undefined;
  /** Called when the answer is yes. */
  onConfirm: () => void;
  /** While it is being done, the dialog stays; close it by `open` when it is. */
  loading?: boolean | undefined;
  /** `false` leaves one button: there is nothing to decide. Default `true`. */
  cancelable?: boolean | undefined;
  labels?: Partial<AlertDialogLabels> | undefined;
}

/** A question that must be answered: neither the mask nor a stray tap closes it. */
export function AlertDialog({
  open,
  tone = 'brand',
  onConfirm,
  loading = false,
  cancelable = true,
  labels,
  ...rest
}: AlertDialogProps) {
  const words = useLabels('AlertDialog', english, labels);
  const confirm = (
    <Button
      ref={cancelable ? undefined : takeFocus}
      tone={tone}
      size="lg"
      loading={loading}
      onClick={onConfirm}
      data-part="confirm"
    >
      {words.confirm}
    </Button>
  );
  return (
    <Modal
      {...rest}
      open={open}
      component="AlertDialog"
      role="alertdialog"
      look={{
        panel: cx(dialog.panel, dialog.size.sm),
        header: css.header,
        body: dialog.body,
        footer: dialog.footer,
      }}
      head={{ className: css.head }}
      closable={cancelable && !loading}
      closeOnMask={false}
      actions={
        <>
          {cancelable && (
            <ModalClose asChild>
              <Button ref={takeFocus} tone="neutral" variant="soft" size="lg" disabled={loading}>
                {words.cancel}
              </Button>
            </ModalClose>
          )}
          {/* Controlled, whoever asked decides when it closes: after the work is done. */}
          {open === undefined ? <ModalClose asChild>{confirm}</ModalClose> : confirm}
        </>
      }
    />
  );
}

/** The harmless answer is where a hasty key lands. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
