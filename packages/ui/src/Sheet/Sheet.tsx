import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  useModal,
} from '../internal/Modal.tsx';
import { useLabels } from '../internal/useLabels.ts';
import { closesSheet, maskShare, sheetOffset, sinkMs } from './drag.ts';
import { english, type SheetLabels } from './labels.ts';
import * as css from './Sheet.css.ts';
import { usePull } from './usePull.ts';

interface OwnProps {
  /** Shows the close button. Default `true`; `false` where an action of its own closes it. */
  cross?: boolean | undefined;
  labels?: Partial<SheetLabels> | undefined;
  /** Component name in the DOM, for components built on a sheet. Default `Sheet`. */
  'data-component'?: string | undefined;
}

export interface SheetProps extends ModalProps, OwnProps {}

export interface SheetContentProps extends ModalContentProps, OwnProps {}

/**
 * A dialog that opens from the bottom of a phone; on a desktop it is centred. Dragging it down
 * closes it, at the speed of the flick; the on-screen keyboard moves it up. Composed of the same
 * parts as a Dialog.
 */
export function Sheet(props: SheetProps) {
  return <DefaultModal {...props} contentComponent={SheetContent} />;
}

function SheetContent({
  closable = true,
  cross = true,
  labels,
  'data-component': component = 'Sheet',
  ref,
  ...rest
}: SheetContentProps) {
  const texts = useLabels('Sheet', english, labels);
  const panel = useRef<HTMLDivElement>(null);
  const mask = useRef<HTMLDivElement>(null);
  const pulled = useRef(false);
  const { open, setOpen } = useModal();

  // Written to the elements directly: pointer moves are more frequent than renders should be.
  function place(offset: number, dragging: boolean) {
    const element = panel.current;
    if (element === null) return;
    element.toggleAttribute('data-dragging', dragging);
    element.style.transform = offset === 0 ? '' : `translateY(${offset}px)`;
    if (mask.current !== null) {
      mask.current.style.transition = dragging ? 'none' : '';
      mask.current.style.opacity =
        offset > 0 ? String(maskShare(offset, element.offsetHeight)) : '';
    }
  }

  // Reopened during the exit animation.
  const resetPlace = useEffectEvent(() => place(0, false));
  useLayoutEffect(() => {
    if (open) resetPlace();
  }, [open]);

  const pull = usePull({
    enabled: closable,
    sheet: panel,
    onMove(distance) {
      pulled.current = true;
      place(sheetOffset(distance), true);
    },
    onEnd(distance, velocity) {
      const element = panel.current;
      if (element === null) return;
      const release = { distance, velocity, height: element.offsetHeight };
      if (!closesSheet(release)) {
        place(0, false);
        return;
      }
      element.style.setProperty('--parlor-sink', `${sinkMs(release)}ms`);
      setOpen(false);
      // A controlled owner may have kept it open.
      requestAnimationFrame(() => {
        if (element.dataset.state === 'open') place(0, false);
      });
    },
  });

  return (
    <ModalContent
      {...rest}
      {...pull.content()}
      closable={closable}
      ref={useComposedRefs(ref, panel)}
      maskRef={mask}
      component={component}
      look={{ panel: css.panel, header: css.header, body: css.body, footer: css.footer }}
      closeLabel={cross ? texts.close : undefined}
      head={{ ...pull.head(), className: css.head }}
      handle={
        closable && (
          <button
            type="button"
            data-part="handle"
            aria-label={texts.handle}
            className={css.handle}
            onPointerDown={() => {
              pulled.current = false;
            }}
            onClick={(event) => {
              // The click after a drag is ignored; a key press has no drag before it.
              if (event.detail === 0 || !pulled.current) setOpen(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpen(false);
            }}
          />
        )
      }
    />
  );
}

/** Closes the surrounding sheet: `<SheetClose asChild><Button>Done</Button></SheetClose>`. */
export const SheetClose = ModalClose;

Sheet.Root = ModalRoot;
Sheet.Trigger = ModalTrigger;
Sheet.Content = SheetContent;
Sheet.Header = ModalHeader;
Sheet.Title = ModalTitle;
Sheet.Description = ModalDescription;
Sheet.Body = ModalBody;
Sheet.Actions = ModalActions;
Sheet.Close = ModalClose;
