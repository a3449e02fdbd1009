import type { Tone } from '@parlor/tokens';
import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { cx } from '../internal/cx.ts';
import {
  ModalActions,
  ModalBody,
  ModalContent,
  type ModalContentProps,
  ModalDescription,
  ModalHeader,
  type ModalPartProps,
  ModalParts,
  type ModalProps,
  ModalRoot,
  type ModalRootProps,
  ModalTitle,
  ModalTrigger,
} from '../internal/Modal.tsx';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './AlertDialog.css.ts';
import { type AlertDialogLabels, english } from './labels.ts';

export interface AlertDialogProps
  extends Omit<ModalProps, 'hideTitle' | 'description' | 'actions' | 'closable'> {
  /** The consequence of confirming, with exact amounts where there are any. */
  description: ReactNode;
  /** Tone of the confirming button; `critical` for a destructive action. Default `brand`. */
  tone?: Tone | undefined;
  /** Called when the player confirms. */
  onConfirm: () => void;
  /**
   * Shows a spinner and keeps the dialog open while the action runs; close it with `open`
   * afterwards.
   */
  loading?: boolean | undefined;
  /** `false` shows only the confirming button, for messages without a decision. Default `true`. */
  cancelable?: boolean | undefined;
  labels?: Partial<AlertDialogLabels> | undefined;
}

/** A modal question that requires an answer: a press on the mask does not close it. */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  tone = 'brand',
  onConfirm,
  loading = false,
  cancelable = true,
  labels,
  ...content
}: AlertDialogProps) {
  const texts = useLabels('AlertDialog', english, labels);
  const confirm = (
    <Button
      ref={cancelable ? undefined : takeFocus}
      tone={tone}
      size="lg"
      loading={loading}
      onClick={onConfirm}
      data-part="confirm"
    >
      {texts.confirm}
    </Button>
  );
  const actions = (
    <>
      {cancelable && (
        <Cancel asChild>
          <Button tone="neutral" variant="soft" size="lg" disabled={loading}>
            {texts.cancel}
          </Button>
        </Cancel>
      )}
      {/* When controlled, the owner closes the dialog after the action has completed. */}
      {open === undefined ? <Action asChild>{confirm}</Action> : confirm}
    </>
  );
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger !== undefined && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <Content {...content} closable={cancelable && !loading}>
        <ModalParts {...{ title, description, actions }}>{children}</ModalParts>
      </Content>
    </Root>
  );
}

const Root = (props: ModalRootProps) => <ModalRoot {...props} primitive={Radix} />;

function Content(props: ModalContentProps) {
  return (
    <ModalContent
      {...props}
      component="AlertDialog"
      look={{
        panel: cx(dialog.panel, dialog.size.sm),
        header: css.header,
        body: dialog.body,
        footer: dialog.footer,
      }}
      head={{ className: css.head }}
      // Focuses the button of the safe action, so that a hasty key press does no harm.
      focusPanel={false}
    />
  );
}

function Cancel({ asChild = false, ...rest }: ComponentProps<'button'> & ModalPartProps) {
  return <Radix.Cancel {...rest} asChild={asChild} />;
}

function Action({ asChild = false, ...rest }: ComponentProps<'button'> & ModalPartProps) {
  return <Radix.Action {...rest} asChild={asChild} />;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

AlertDialog.Root = Root;
AlertDialog.Trigger = ModalTrigger;
AlertDialog.Content = Content;
AlertDialog.Header = ModalHeader;
AlertDialog.Title = ModalTitle;
AlertDialog.Description = ModalDescription;
AlertDialog.Body = ModalBody;
AlertDialog.Actions = ModalActions;
AlertDialog.Cancel = Cancel;
AlertDialog.Action = Action;
