import { cx } from '../internal/cx.ts';
import { Modal, ModalClose, type ModalProps } from '../internal/Modal.tsx';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Dialog.css.ts';
import { type DialogLabels, english } from './labels.ts';

export interface DialogProps extends ModalProps {
  /** At most 360, 440 or 640 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether a tap on the mask closes it. Default `true`; `false` where there is typing to lose. */
  closeOnMask?: boolean | undefined;
  labels?: Partial<DialogLabels> | undefined;
}

/** A question or a task over the page. Focus stays inside, and returns to where it was. */
export function Dialog({ size = 'md', labels, ...rest }: DialogProps) {
  const words = useLabels('Dialog', english, labels);
  return (
    <Modal
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
