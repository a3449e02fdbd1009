import { type KeyboardEvent, type RefObject, useRef } from 'react';
import {
  ModalContent,
  ModalParts,
  type ModalProps,
  ModalRoot,
  ModalTrigger,
} from '../internal/Modal.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { useTheme } from '../ThemeProvider/index.ts';
import { themeAttributes } from '../ThemeProvider/theme.ts';
import * as css from './ImageViewer.css.ts';
import { english, type ImageViewerLabels } from './labels.ts';
import { Stage, type StageHandle, type ViewedImage } from './Stage.tsx';
import { STEP } from './zoom.ts';

export interface ImageViewerProps
  extends Omit<
    ModalProps,
    'title' | 'hideTitle' | 'description' | 'actions' | 'closable' | 'children'
  > {
  /** Accessible name: "Photos of the receipt". */
  label: string;
  /** The pictures, in display order. */
  images: readonly ViewedImage[];
  /** Index of the shown picture, from 0. */
  index?: number | undefined;
  /** Index of the picture that is shown first. Default 0. */
  defaultIndex?: number | undefined;
  /** Called when another picture is shown. */
  onIndexChange?: ((index: number) => void) | undefined;
  labels?: Partial<ImageViewerLabels> | undefined;
}

/**
 * Full-screen pictures. Pinch, double tap, wheel, plus and minus zoom; swipes and arrow keys change
 * the picture; Escape, the close button or a pull down closes it.
 */
export function ImageViewer({
  label,
  images,
  index: indexProp,
  defaultIndex = 0,
  onIndexChange,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  labels,
  onKeyDown,
  ...rest
}: ImageViewerProps) {
  const texts = useLabels('ImageViewer', english, labels);
  const { theme } = useTheme();
  const stage = useRef<StageHandle>(null);
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const [known, setIndex] = useControllable(indexProp, defaultIndex, onIndexChange);
  const last = Math.max(0, images.length - 1);
  const index = Math.min(Math.max(0, known), last);
  const turnTo = (next: number) => setIndex(Math.min(Math.max(0, next), last));

  return (
    <ModalRoot open={open} onOpenChange={setOpen}>
      {trigger !== undefined && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <ModalContent
        {...rest}
        {...themeAttributes(theme, 'dark')}
        component="ImageViewer"
        closeLabel={texts.close}
        look={{ panel: css.panel, header: css.header, body: css.body }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) byKey(event, stage, { index, last, turnTo });
        }}
      >
        <ModalParts title={label} hideTitle>
          <Stage
            handle={stage}
            images={images}
            index={index}
            texts={texts}
            onTurn={turnTo}
            onClose={() => setOpen(false)}
          />
        </ModalParts>
      </ModalContent>
    </ModalRoot>
  );
}

/** Distance that an arrow key pans a zoomed picture, in px. */
const ARROW = 80;

function byKey(
  event: KeyboardEvent,
  stage: RefObject<StageHandle | null>,
  { index, last, turnTo }: { index: number; last: number; turnTo: (index: number) => void },
) {
  const view = stage.current;
  if (view === null) return;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const large = view.isLarge();
  const act = (): boolean => {
    switch (event.key) {
      case 'ArrowLeft':
        if (large) view.pan(ARROW, 0);
        else turnTo(index - onward);
        return true;
      case 'ArrowRight':
        if (large) view.pan(-ARROW, 0);
        else turnTo(index + onward);
        return true;
      case 'ArrowUp':
        view.pan(0, ARROW);
        return large;
      case 'ArrowDown':
        view.pan(0, -ARROW);
        return large;
      case 'Home':
        turnTo(0);
        return true;
      case 'End':
        turnTo(last);
        return true;
      case '+':
      case '=':
        view.zoomBy(STEP);
        return true;
      case '-':
        view.zoomBy(1 / STEP);
        return true;
      case '0':
        view.zoomBy(0);
        return true;
      default:
        return false;
    }
  };
  // With Control or Command these are the browser's shortcuts.
  if (!event.ctrlKey && !event.metaKey && act()) event.preventDefault();
}
