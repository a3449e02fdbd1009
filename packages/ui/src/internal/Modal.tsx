import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { type AlertDialog, Dialog } from 'radix-ui';
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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

/** The parts of Radix that a modal stands on: those of Dialog, or of AlertDialog. */
type Primitive = Pick<
  typeof Dialog | typeof AlertDialog,
  'Root' | 'Trigger' | 'Portal' | 'Overlay' | 'Content' | 'Title' | 'Description'
>;

/** Named one by one: the namespace as a whole would be kept in every bundle. */
const dialog: Primitive = {
  Root: Dialog.Root,
  Trigger: Dialog.Trigger,
  Portal: Dialog.Portal,
  Overlay: Dialog.Overlay,
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

/** The modal around a part of it. */
export function useModal(): ModalState {
  const modal = useContext(ModalContext);
  if (modal === null) throw new Error('A part of a modal is rendered outside of its Root.');
  return modal;
}

/** Holds whether the modal is open; renders nothing itself. */
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
  /** Whether it has a cross and closes by Escape and the mask. Default `true`. */
  closable?: boolean | undefined;
}

/** What a kind of modal adds: its name and look, and what stands in its header. */
interface ModalFrame {
  component: string;
  /** Classes of the parts, added to those that all kinds share. */
  look: Partial<Record<'panel' | 'header' | 'body' | 'footer', string>>;
  /** Name of the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** Above the header. */
  handle?: ReactNode;
  /** Of the part that holds handle and header. */
  head?: ComponentProps<'div'> | undefined;
}

interface ModalContentFrameProps extends ModalContentProps, ModalFrame {
  closeOnMask?: boolean | undefined;
  /** Whether focus starts at the panel, unless something requests it. Default `true`. */
  focusPanel?: boolean | undefined;
  maskRef?: Ref<HTMLDivElement> | undefined;
}

const FrameContext = createContext<ModalFrame & { closable: boolean }>({
  component: '',
  look: {},
  closable: false,
});

/** The mask and the panel, at the end of the page or in the theme around it. */
export function ModalContent({
  closeOnMask = true,
  maskRef,
  ref,
  ...panel
}: ModalContentFrameProps) {
  const { primitive, open } = useModal();
  const container = usePortalContainer();
  const mask = useRef<HTMLDivElement>(null);
  const exit = useExitAnimation(open);
  const maskRefs = useComposedRefs(mask, maskRef);
  const panelRefs = useComposedRefs(ref, exit.ref);
  if (!exit.mounted) return null;
  return (
    <primitive.Portal forceMount {...(container && { container })}>
      <primitive.Overlay
        ref={maskRefs}
        data-part="mask"
        className={overlay.mask}
        // The page is free to use while the mask fades away.
        style={{ pointerEvents: open ? 'auto' : 'none' }}
      />
      <Panel {...panel} ref={panelRefs} mask={closeOnMask ? mask : undefined} />
    </primitive.Portal>
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
  // Of two that open at once, each hides the other: the upper one, whose effects are later, is shown.
  useEffect(() => panel.current?.removeAttribute('aria-hidden'), []);
  return (
    <LayerContext value={layer}>
      <FrameContext value={{ component, look, closeLabel, handle, head, closable }}>
        <primitive.Content
          {...rest}
          ref={useComposedRefs(ref, panel, focus.ref)}
          aria-modal
          // What fades away takes no keys.
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
          {children}
        </primitive.Content>
      </FrameContext>
    </LayerContext>
  );
}

/** Opened again while it was still fading away, after focus had left it. */
function useFocusOnReopen(panel: RefObject<HTMLElement | null>, open: boolean) {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (open && !wasOpen.current) panel.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [panel, open]);
}

/** The keyboard takes room from the panel: the field that is being typed in stays in what is left. */
function useFieldInSight(panel: RefObject<HTMLElement | null>, covered: number) {
  useEffect(() => {
    const field = document.activeElement;
    if (covered > 0 && field !== panel.current && panel.current?.contains(field)) {
      field?.scrollIntoView({ block: 'nearest' });
    }
  }, [panel, covered]);
}

export interface ModalHeaderProps extends ComponentProps<'div'> {
  /** Leaves title and description to screen readers. */
  hideTitle?: boolean | undefined;
}

/** Title and description, and the cross. */
export function ModalHeader({ hideTitle = false, className, children, ...rest }: ModalHeaderProps) {
  const { look, closeLabel, handle, head, closable } = useContext(FrameContext);
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
          <Dialog.Close asChild>
            <IconButton icon={X} label={closeLabel} data-part="close" className={css.close} />
          </Dialog.Close>
        )}
      </div>
    </div>
  );
}

/** Names the modal. */
export function ModalTitle({ className, ...rest }: ComponentProps<'h2'>) {
  const { primitive } = useModal();
  return <primitive.Title {...rest} data-part="title" className={cx(overlay.title, className)} />;
}

/** Describes the modal to screen readers too. */
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

/** Scrolls between header and actions. */
export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  const { look } = useContext(FrameContext);
  return <ScrollBody {...rest} className={cx(css.body, look.body, className)} />;
}

/** Buttons of equal width at the foot, which stay in sight while the rest scrolls. */
export function ModalActions({ className, ...rest }: ComponentProps<'div'>) {
  const { look } = useContext(FrameContext);
  return <div {...rest} data-part="actions" className={cx(css.footer, look.footer, className)} />;
}

/** Closes the modal around it. */
export function ModalClose({
  asChild = false,
  ...rest
}: ComponentProps<'button'> & ModalPartProps) {
  return <Dialog.Close {...rest} asChild={asChild} />;
}

/** What the convenient form of every kind takes. */
export interface ModalProps
  extends Omit<ModalContentProps, 'title'>,
    Omit<ModalRootProps, 'children'> {
  /** Opens it; one element that takes a ref, such as a Button. */
  trigger?: ReactNode;
  /** Names it. Always present, if only for screen readers (`hideTitle`). */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Buttons at its foot, of equal width, which stay in sight while the rest scrolls. */
  actions?: ReactNode;
}

/** The parts inside of the content, as the convenient form arranges them. */
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
