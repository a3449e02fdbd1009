import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { type AlertDialog, Dialog } from 'radix-ui';
import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  createContext,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/index.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { cx } from './cx.ts';
import { LayerContext, useLayer, useLayerFocus } from './layer.ts';
import * as css from './modal.css.ts';
import * as overlay from './overlay.css.ts';
import { ScrollBody } from './ScrollBody.tsx';
import { useControllable } from './useControllable.ts';
import { useExitAnimation } from './useExitAnimation.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { usePageLock } from './usePageLock.ts';

/** The Radix parts of a modal: those of Dialog, or of AlertDialog. */
type Primitive = Pick<
  typeof Dialog | typeof AlertDialog,
  'Root' | 'Trigger' | 'Content' | 'Title' | 'Description'
>;

/** Listed one by one: the namespace as a whole would stay in every bundle. */
const dialog: Primitive = {
  Root: Dialog.Root,
  Trigger: Dialog.Trigger,
  Content: Dialog.Content,
  Title: Dialog.Title,
  Description: Dialog.Description,
};

export interface ModalRootProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
}

interface ModalState {
  primitive: Primitive;
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
}

const ModalContext = createContext<ModalState | null>(null);

/** The state of the surrounding modal. */
export function useModal(): ModalState {
  const modal = useContext(ModalContext);
  if (modal === null) throw new Error('A part of a modal is rendered outside of its Root.');
  return modal;
}

/** Holds the open state of the modal; renders nothing itself. */
export function ModalRoot({
  primitive = dialog,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
}: ModalRootProps & { primitive?: Primitive }) {
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <ModalContext value={{ primitive, open, setOpen, trigger }}>
      <primitive.Root open={open} onOpenChange={setOpen}>
        {children}
      </primitive.Root>
    </ModalContext>
  );
}

export interface ModalPartProps {
  /** Renders the single child in place of its own element. */
  asChild?: boolean | undefined;
}

/** Opens the modal. */
export function ModalTrigger({
  ref,
  asChild = false,
  ...rest
}: ComponentProps<'button'> & ModalPartProps) {
  const { primitive, trigger } = useModal();
  return <primitive.Trigger {...rest} asChild={asChild} ref={useComposedRefs(ref, trigger)} />;
}

export interface ModalContentProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Shows a close button, and closes on Escape and on a press on the mask. Default `true`. */
  closable?: boolean | undefined;
}

/** The differences of a kind of modal: its name, its classes and the content of its header. */
interface ModalFrame {
  component: string;
  /** Classes of the parts, added to those that all kinds share. */
  look: Partial<Record<'panel' | 'header' | 'body' | 'footer', string>>;
  /** Accessible name of the close button; without it there is no button. */
  closeLabel?: string | undefined;
  /** Content above the header. */
  handle?: ReactNode;
  /** Props of the element that contains handle and header. */
  head?: ComponentProps<'div'> | undefined;
}

interface ModalContentFrameProps extends ModalContentProps, ModalFrame {
  closeOnMask?: boolean | undefined;
  /** Focuses the panel on open, unless an element requests focus. Default `true`. */
  focusPanel?: boolean | undefined;
  maskRef?: Ref<HTMLDivElement> | undefined;
}

const FrameContext = createContext<ModalFrame & { closable: boolean }>({
  component: '',
  look: {},
  closable: false,
});

/** The mask and the panel, portalled to the end of the page or to the surrounding theme. */
export function ModalContent({
  closeOnMask = true,
  maskRef,
  ref,
  ...panel
}: ModalContentFrameProps) {
  const { open } = useModal();
  const container = usePortalContainer();
  const mask = useRef<HTMLDivElement>(null);
  const exit = useExitAnimation(open);
  const maskRefs = useComposedRefs(mask, maskRef);
  const panelRefs = useComposedRefs(ref, exit.ref);
  if (!exit.mounted) return null;
  return createPortal(
    <>
      <div
        ref={maskRefs}
        data-part="mask"
        data-state={open ? 'open' : 'closed'}
        className={overlay.mask}
        // The page is interactive while the mask fades out.
        style={{ pointerEvents: open ? 'auto' : 'none' }}
      />
      <Panel {...panel} ref={panelRefs} mask={closeOnMask ? mask : undefined} />
    </>,
    container ?? document.body,
  );
}

interface PanelProps extends Omit<ModalContentFrameProps, 'closeOnMask' | 'maskRef'> {
  /** A press on it closes the modal. */
  mask: RefObject<HTMLDivElement | null> | undefined;
}

function Panel({
  mask,
  component,
  look,
  closeLabel,
  handle,
  head,
  closable = true,
  focusPanel = true,
  className,
  style,
  children,
  ref,
  ...rest
}: PanelProps) {
  const { primitive, open, trigger } = useModal();
  const layer = useLayer();
  const panel = useRef<HTMLDivElement>(null);
  const focus = useLayerFocus({ trigger, initial: focusPanel ? 'content' : 'radix' });
  const covered = useKeyboardInset();
  useFieldInSight(panel, covered);
  useFocusOnReopen(panel, open);
  usePageLock();
  // Two modals that open at once hide each other: the upper one, whose effects run later, is shown
  // again.
  useEffect(() => panel.current?.removeAttribute('aria-hidden'), []);
  return (
    <LayerContext value={layer}>
      <FrameContext value={{ component, look, closeLabel, handle, head, closable }}>
        <primitive.Content
          {...rest}
          forceMount
          ref={useComposedRefs(ref, panel, focus.ref)}
          aria-modal
          // Takes no focus during the exit animation.
          inert={!open}
          style={{ ...style, [css.keyboard]: `${covered}px` } as CSSProperties}
          data-component={component}
          className={cx(overlay.floating, css.panel, look.panel, className)}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            // During composition Escape belongs to the input method.
            if (!closable || event.isComposing) event.preventDefault();
          }}
          {...(primitive === dialog && {
            onPointerDownOutside: (event: Event) => {
              const closes = closable && event.target === mask?.current && layer.popovers === 0;
              if (!closes) event.preventDefault();
            },
          })}
        >
          <Frozen when={!open}>{children}</Frozen>
        </primitive.Content>
      </FrameContext>
    </LayerContext>
  );
}

/** Keeps its content while the panel fades out: the owner may already have reset it. */
const Frozen = memo(
  ({ children }: { when: boolean; children: ReactNode }) => children,
  (_, { when }) => when,
);

/** Focuses the panel when it is reopened during its exit animation, after focus has left it. */
function useFocusOnReopen(panel: RefObject<HTMLElement | null>, open: boolean) {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (open && !wasOpen.current) panel.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [panel, open]);
}

/** When the on-screen keyboard shrinks the panel, scrolls the focused field into view. */
function useFieldInSight(panel: RefObject<HTMLElement | null>, covered: number) {
  useEffect(() => {
    const field = document.activeElement;
    if (covered > 0 && field !== panel.current && panel.current?.contains(field)) {
      field?.scrollIntoView({ block: 'nearest' });
    }
  }, [panel, covered]);
}

export interface ModalHeaderProps extends ComponentProps<'div'> {
  /** Hides title and description visually. */
  hideTitle?: boolean | undefined;
}

/** Title, description and close button. */
export function ModalHeader({ hideTitle = false, className, children, ...rest }: ModalHeaderProps) {
  const { look, closeLabel, handle, head, closable } = useContext(FrameContext);
  const { setOpen } = useModal();
  const hasCross = closable && closeLabel !== undefined;
  return (
    <div {...head} data-part="head" className={cx(css.head, head?.className)}>
      {handle}
      <div
        {...rest}
        data-part="header"
        className={cx(hideTitle && !hasCross ? css.hidden : cx(css.header, look.header), className)}
      >
        <div data-part="heading" className={hideTitle ? css.hidden : css.heading}>
          {children}
        </div>
        {hasCross && (
          <IconButton
            icon={X}
            label={closeLabel}
            data-part="close"
            className={css.close}
            onClick={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  );
}

/** Accessible name of the modal. */
export function ModalTitle({ className, ...rest }: ComponentProps<'h2'>) {
  const { primitive } = useModal();
  return <primitive.Title {...rest} data-part="title" className={cx(overlay.title, className)} />;
}

/** Accessible description of the modal. */
export function ModalDescription({ className, ...rest }: ComponentProps<'p'>) {
  const { primitive } = useModal();
  return (
    <primitive.Description
      {...rest}
      data-part="description"
      className={cx(overlay.description, className)}
    />
  );
}

/** Scrollable content between header and actions. */
export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  const { look } = useContext(FrameContext);
  return <ScrollBody {...rest} className={cx(css.body, look.body, className)} />;
}

/** Buttons of equal width at the bottom, which stay visible while the content scrolls. */
export function ModalActions({ className, ...rest }: ComponentProps<'div'>) {
  const { look } = useContext(FrameContext);
  return <div {...rest} data-part="actions" className={cx(css.footer, look.footer, className)} />;
}

/** Closes the surrounding modal. */
export function ModalClose({
  asChild = false,
  ...rest
}: ComponentProps<'button'> & ModalPartProps) {
  return <Dialog.Close {...rest} asChild={asChild} />;
}

/** Props that the default form of every kind accepts. */
export interface ModalProps
  extends Omit<ModalContentProps, 'title'>,
    Omit<ModalRootProps, 'children'> {
  /** The element that opens it; it must take a ref, as a Button does. */
  trigger?: ReactNode;
  /** Accessible name. Always rendered, if only for screen readers (`hideTitle`). */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Buttons of equal width at the bottom, which stay visible while the content scrolls. */
  actions?: ReactNode;
}

/** The parts inside the content, in the order of the default form. */
export function ModalParts({
  title,
  hideTitle,
  description,
  actions,
  children,
}: Pick<ModalProps, 'title' | 'hideTitle' | 'description' | 'actions' | 'children'>) {
  return (
    <>
      <ModalHeader hideTitle={hideTitle}>
        <ModalTitle>{title}</ModalTitle>
        {description !== undefined && <ModalDescription>{description}</ModalDescription>}
      </ModalHeader>
      {children !== undefined && <ModalBody>{children}</ModalBody>}
      {actions !== undefined && <ModalActions>{actions}</ModalActions>}
    </>
  );
}

interface DefaultModalProps extends ModalProps {
  /** The content of the kind; it receives all other props. */
  contentComponent: ComponentType<ModalContentProps>;
}

/** The default form of every kind: its trigger, and its content with all parts. */
export function DefaultModal({
  contentComponent: Content,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle,
  description,
  actions,
  children,
  ...rest
}: DefaultModalProps) {
  return (
    <ModalRoot {...{ open, defaultOpen, onOpenChange }}>
      {trigger !== undefined && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <Content {...rest}>
        <ModalParts {...{ title, hideTitle, description, actions }}>{children}</ModalParts>
      </Content>
    </ModalRoot>
  );
}
