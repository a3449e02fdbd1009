import { useComposedRefs } from 'radix-ui/internal';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Modal, ModalClose, type ModalProps } from '../internal/Modal.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { closesSheet, maskShare, sheetOffset, sinkMs } from './drag.ts';
import { english, type SheetLabels } from './labels.ts';
import * as css from './Sheet.css.ts';
import { usePull } from './usePull.ts';

export interface SheetProps extends ModalProps {
  /** Whether it has a cross. Default `true`; `false` where an action of its own closes it. */
  cross?: boolean | undefined;
  labels?: Partial<SheetLabels> | undefined;
  /** The name of what is a sheet underneath. Default `Sheet`. */
  'data-component'?: string | undefined;
}

/**
 * A dialog that rises from the foot of a phone, where thumbs are; on a desktop it stands in the
 * middle. Pulled down it closes, as fast as it is flicked; the keyboard lifts it.
 */
export function Sheet({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  closable = true,
  cross = true,
  labels,
  'data-component': component = 'Sheet',
  ref,
  ...rest
}: SheetProps) {
  const words = useLabels('Sheet', english, labels);
  const panel = useRef<HTMLDivElement>(null);
  const mask = useRef<HTMLDivElement>(null);
  const pulled = useRef(false);
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);

  // Written to the elements themselves: a finger moves more often than React should draw.
  function stand(offset: number, dragging: boolean) {
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

  // Opened again while it was still sinking.
  const standsAtRest = useEffectEvent(() => stand(0, false));
  useLayoutEffect(() => {
    if (open) standsAtRest();
  }, [open]);

  const { onPointerDown, sheet } = usePull({
    enabled: closable,
    onMove(distance) {
      pulled.current = true;
      stand(sheetOffset(distance), true);
    },
    onEnd(distance, velocity) {
      const element = panel.current;
      if (element === null) return;
      const release = { distance, velocity, height: element.offsetHeight };
      if (!closesSheet(release)) {
        stand(0, false);
        return;
      }
      element.style.setProperty('--parlor-sink', `${sinkMs(release)}ms`);
      setOpen(false);
      // Whoever owns it may have kept it open.
      requestAnimationFrame(() => {
        if (element.dataset.state === 'open') stand(0, false);
      });
    },
  });

  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={setOpen}
      closable={closable}
      ref={useComposedRefs(ref, panel, sheet)}
      maskRef={mask}
      component={component}
      look={{ panel: css.panel, header: css.header, body: css.body, footer: css.footer }}
      closeLabel={cross ? words.close : undefined}
      head={{ onPointerDown, className: css.head }}
      handle={
        closable && (
          <button
            type="button"
            data-part="handle"
            aria-label={words.handle}
            className={css.handle}
            onPointerDown={() => {
              pulled.current = false;
            }}
            onClick={(event) => {
              // Letting go of it after a pull is no tap; a key has no pull before it.
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

/** Closes the sheet around it: `<SheetClose asChild><Button>Done</Button></SheetClose>`. */
export const SheetClose = ModalClose;
