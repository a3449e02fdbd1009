import { cx } from '../internal/cx.ts';
import {
  DefaultModal,
  ModalActions,
  ModalBody,
  ModalClose,
  ModalContent,
  type ModalContentProps,
  ModalDescription,
  ModalHeader,
  type ModalProps,
  ModalRoot,
  ModalTitle,
  ModalTrigger,
} from '../internal/Modal.tsx';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Dialog.css.ts';
import { type DialogLabels, english } from './labels.ts';

interface OwnProps {
  /** At most 360, 440 or 640 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Whether a press on the mask closes it. Default `true`; use `false` where typed text could be
   * lost.
   */
  closeOnMask?: boolean | undefined;
  labels?: Partial<DialogLabels> | undefined;
}

export interface DialogProps extends ModalProps, OwnProps {}

export interface DialogContentProps extends ModalContentProps, OwnProps {}

/**
 * A modal dialog for a question or a task. Focus is trapped inside and returns to the previous
 * element on close. For another layout, compose its parts: `Dialog.Root`, `Dialog.Content` and so
 * on.
 */
export function Dialog(props: DialogProps) {
  return <DefaultModal {...props} contentComponent={DialogContent} />;
}

function DialogContent({ size = 'md', labels, ...rest }: DialogContentProps) {
  const texts = useLabels('Dialog', english, labels);
  return (
    <ModalContent
      {...rest}
      component="Dialog"
      look={{
        panel: cx(css.panel, css.size[size]),
        header: css.header,
        body: css.body,
        footer: css.footer,
      }}
      closeLabel={texts.close}
    />
  );
}

/** Closes the surrounding dialog: `<DialogClose asChild><Button>Done</Button></DialogClose>`. */
export const DialogClose = ModalClose;

Dialog.Root = ModalRoot;
Dialog.Trigger = ModalTrigger;
Dialog.Content = DialogContent;
Dialog.Header = ModalHeader;
Dialog.Title = ModalTitle;
Dialog.Description = ModalDescription;
Dialog.Body = ModalBody;
Dialog.Actions = ModalActions;
Dialog.Close = ModalClose;
