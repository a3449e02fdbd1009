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
import * as css from './Drawer.css.ts';
import { type DrawerLabels, english } from './labels.ts';

interface OwnProps {
  /** The edge of the screen that it opens from, in the direction of the text. Default `end`. */
  side?: 'start' | 'end' | undefined;
  labels?: Partial<DrawerLabels> | undefined;
  /** Component name in the DOM, for components built on a drawer. Default `Drawer`. */
  'data-component'?: string | undefined;
}

export interface DrawerProps extends ModalProps, OwnProps {}

export interface DrawerContentProps extends ModalContentProps, OwnProps {}

/**
 * A dialog at the side of the screen, as high as the screen: navigation, filters, the details of a
 * row beside its table. Composed of the same parts as a Dialog.
 */
export function Drawer(props: DrawerProps) {
  return <DefaultModal {...props} contentComponent={DrawerContent} />;
}

function DrawerContent({
  side = 'end',
  labels,
  'data-component': component = 'Drawer',
  ...rest
}: DrawerContentProps) {
  const texts = useLabels('Drawer', english, labels);
  return (
    <ModalContent
      {...rest}
      component={component}
      look={{
        panel: cx(css.panel, css.side[side]),
        header: css.header,
        body: css.body,
        footer: css.footer,
      }}
      closeLabel={texts.close}
    />
  );
}

/** Closes the surrounding drawer: `<DrawerClose asChild><Button>Done</Button></DrawerClose>`. */
export const DrawerClose = ModalClose;

Drawer.Root = ModalRoot;
Drawer.Trigger = ModalTrigger;
Drawer.Content = DrawerContent;
Drawer.Header = ModalHeader;
Drawer.Title = ModalTitle;
Drawer.Description = ModalDescription;
Drawer.Body = ModalBody;
Drawer.Actions = ModalActions;
Drawer.Close = ModalClose;
