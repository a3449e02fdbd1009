import { X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { FocusScope, useComposedRefs } from 'radix-ui/internal';
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/index.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { cx } from './cx.ts';
import * as css from './modal.css.ts';
import * as overlay from './overlay.css.ts';
import { modalRole } from './roles.ts';
import { ScrollBody } from './ScrollBody.tsx';
import { useAskedFocus } from './useAskedFocus.ts';
import { useControllable } from './useControllable.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { useLeaving } from './useLeaving.ts';
import { afterPaint, useModality } from './useModality.ts';

/** What everything that opens over the page takes, whatever it looks like. */
export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Opens it; one element that takes a ref, such as a Button. */
  trigger?: ReactNode;
  /** Names it. Always present, if only for screen readers (`hideTitle`). */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Buttons at its foot, of equal width, which stay in sight while the rest scrolls. */
  actions?: ReactNode;
  /** Whether it has a cross and listens to Escape and the mask. Default `true`. */
  closable?: boolean | undefined;
}

/** What a kind of modal adds: its name, its look, and what stands above its header. */
interface ModalFrameProps extends ModalProps {
  component: string;
  /** Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Classes of the parts, added to those that all kinds share. */
  look: Partial<Record<'panel' | 'header' | 'body' | 'footer', string>>;
  /** Names the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** Whether a tap on the mask closes it. */
  closeOnMask?: boolean | undefined;
  /** Above the header. */
  handle?: ReactNode;
  /** Of the part that holds handle and header. */
  head?: ComponentProps<'div'> | undefined;
  maskRef?: Ref<HTMLDivElement> | undefined;
}

const CloseContext = createContext<() => void>(() => {});

/**
 * One frame for all that opens over the page: Dialog stands in its middle, Sheet at its foot. The
 * rest of the page is inert meanwhile; why it is not the ready-made primitive is in
 * docs/decisions/0020.
 */
export function Modal({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  ...layer
}: ModalFrameProps) {
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const { there, panel } = useLeaving(open);
  const container = usePortalContainer();
  const madeUp = useId();
  const id = layer.id ?? madeUp;
  const triggered = useRef<HTMLElement>(null);
  return (
    <CloseContext value={() => setOpen(false)}>
      {trigger !== undefined && (
        <Slot.Root
          ref={triggered}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-state={stateOf(open)}
          onClick={() => setOpen(true)}
        >
          {trigger}
        </Slot.Root>
      )}
      {there &&
        createPortal(
          <Layer {...layer} id={id} open={open} panel={panel} triggered={triggered} />,
          container ?? document.body,
        )}
    </CloseContext>
  );
}

const stateOf = (open: boolean) => (open ? 'open' : 'closed');

interface LayerProps
  extends Omit<ModalFrameProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {
  open: boolean;
  panel: Ref<HTMLDivElement>;
  triggered: RefObject<HTMLElement | null>;
}

function Layer({
  open,
  panel: leavingRef,
  triggered,
  component,
  role = 'dialog',
  look,
  closeLabel,
  title,
  hideTitle = false,
  description,
  actions,
  closable = true,
  closeOnMask = true,
  handle,
  head,
  maskRef,
  className,
  style,
  children,
  ref,
  ...rest
}: LayerProps) {
  const close = useContext(CloseContext);
  const mask = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  // Read before anything inside asks for focus.
  const [before] = useState(() => document.activeElement);
  const askedIn = useAskedFocus(before);
  const covered = useKeyboardInset();
  useFieldInSight(panel, covered);
  useModality({ open, mask, panel, onEscape: closable ? close : undefined });
  useFocusWhenBack(panel, open);
  const cross = closable && closeLabel !== undefined;

  return (
    <>
      {/* A tap beside the panel; who uses a keyboard has Escape and the cross. */}
      <div
        ref={useComposedRefs(mask, maskRef)}
        aria-hidden="true"
        data-part="mask"
        data-state={stateOf(open)}
        className={overlay.mask}
        onClick={closable && closeOnMask ? close : undefined}
      />
      <FocusScope.Root
        asChild
        loop
        trapped={open}
        // To what asked for it, else to the panel, whose name is then read: not to the cross.
        onMountAutoFocus={(event) => {
          event.preventDefault();
          const panel = event.currentTarget;
          if (panel instanceof HTMLElement) focusOn(askedIn(panel) ?? panel);
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          // The page takes focus again once it is let go.
          afterPaint(() => {
            // Unless it has gone on already, while this faded away.
            if (document.activeElement === document.body) returnFocus(before, triggered.current);
          });
        }}
      >
        <div
          aria-describedby={description === undefined ? undefined : descriptionId}
          {...rest}
          ref={useComposedRefs(ref, panel, leavingRef)}
          {...modalRole(role, titleId)}
          tabIndex={-1}
          // What fades away has done its part: a key pressed now is not for it.
          inert={!open}
          data-state={stateOf(open)}
          style={{ ...style, [css.keyboard]: `${covered}px` } as CSSProperties}
          data-component={component}
          className={cx(overlay.floating, css.panel, look.panel, className)}
        >
          <div {...head} data-part="head" className={cx(css.head, head?.className)}>
            {handle}
            <div
              data-part="header"
              className={hideTitle && !cross ? css.hidden : cx(css.header, look.header)}
            >
              <div data-part="heading" className={hideTitle ? css.hidden : css.heading}>
                <h2 id={titleId} data-part="title" className={overlay.title}>
                  {title}
                </h2>
                {description !== undefined && (
                  <p id={descriptionId} data-part="description" className={overlay.description}>
                    {description}
                  </p>
                )}
              </div>
              {cross && (
                <IconButton
                  icon={X}
                  label={closeLabel}
                  data-part="close"
                  className={css.close}
                  onClick={close}
                />
              )}
            </div>
          </div>
          {children !== undefined && (
            <ScrollBody className={cx(css.body, look.body)}>{children}</ScrollBody>
          )}
          {actions !== undefined && (
            <div data-part="actions" className={cx(css.footer, look.footer)}>
              {actions}
            </div>
          )}
        </div>
      </FocusScope.Root>
    </>
  );
}

/**
 * To what had it; to the trigger where that is gone, or had none to begin with: some browsers give a
 * button that is tapped no focus.
 */
function returnFocus(before: Element | null, trigger: HTMLElement | null) {
  const back = before?.isConnected && before !== document.body ? before : trigger;
  if (back instanceof HTMLElement) focusOn(back);
}

const focusOn = (element: HTMLElement) => element.focus({ preventScroll: true });

/** Opened again while it was still fading away, when focus had left it. */
function useFocusWhenBack(panel: { current: HTMLElement | null }, open: boolean) {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const isBack = open && !wasOpen.current;
    wasOpen.current = open;
    if (isBack && panel.current !== null) focusOn(panel.current);
  }, [panel, open]);
}

/** The keyboard takes room from the panel: the field that is being typed in stays in what is left. */
function useFieldInSight(panel: { current: HTMLElement | null }, covered: number) {
  useEffect(() => {
    const field = document.activeElement;
    if (covered > 0 && field !== panel.current && panel.current?.contains(field)) {
      field?.scrollIntoView({ block: 'nearest' });
    }
  }, [panel, covered]);
}

export interface ModalCloseProps extends ComponentProps<'button'> {
  /** Draws the single child as the button. */
  asChild?: boolean | undefined;
}

/** Closes what is open around it. */
export function ModalClose({ asChild = false, onClick, ...rest }: ModalCloseProps) {
  const close = useContext(CloseContext);
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...(!asChild && { type: 'button' })}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) close();
      }}
    />
  );
}
