import { cx } from '../internal/cx.ts';
import {
  ModalActions,
  ModalBody,
  ModalClose,
  ModalContent,
  type ModalContentProps,
  ModalDescription,
  ModalHeader,
  ModalParts,
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
  /** Whether a tap on the mask closes it. Default `true`; `false` where there is typing to lose. */
  closeOnMask?: boolean | undefined;
  labels?: Partial<DialogLabels> | undefined;
}

export interface DialogProps extends ModalProps, OwnProps {}

export interface DialogContentProps extends ModalContentProps, OwnProps {}

/**
 * A question or a task over the page. Focus stays inside, and returns to where it was. Where another
 * arrangement is needed, it is composed of its parts: `Dialog.Root`, `Dialog.Content` and so on.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle,
  description,
  actions,
  children,
  ...content
}: DialogProps) {
  return (
    <ModalRoot {...{ open, defaultOpen, onOpenChange }}>
      {trigger !== undefined && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <DialogContent {...content}>
        <ModalParts {...{ title, hideTitle, description, actions }}>{children}</ModalParts>
      </DialogContent>
    </ModalRoot>
  );
}

function DialogContent({ size = 'md', labels, ...rest }: DialogContentProps) {
  const words = useLabels('Dialog', english, labels);
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
      closeLabel={words.close}
    />
  );
}

/** Closes the dialog around it: `<DialogClose asChild><Button>Done</Button></DialogClose>`. */
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
