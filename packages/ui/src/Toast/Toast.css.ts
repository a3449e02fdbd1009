import { media, toneClass, toneVars, vars } from '@parlor/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, focusRing, text, visuallyHidden } from '../internal/style.ts';

// Starts partly opaque: from zero, the first frame after the tap would show nothing.
const enter = keyframes({ from: { opacity: 0.4, transform: 'translateY(8px)' } });

export const root = style({
  position: 'fixed',
  insetInline: 0,
  // Above the tab bar, where a page has one.
  insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + var(--parlor-bar, 0px) + ${vars.space[16]})`,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[16],
  pointerEvents: 'none',
});

export const toast = style([
  text(15, 'medium'),
  {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    maxInlineSize: 480,
    minBlockSize: 44,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[12],
    borderRadius: vars.radius.control,
    // Inverted colours: dark in the light appearance, light in the dark one, so that it contrasts
    // with every surface below.
    backgroundColor: vars.color.fg.default,
    color: vars.color.bg.page,
    boxShadow: vars.shadow.floating,
    animation: `${enter} ${vars.motion.base} ${vars.motion.easing}`,
    overflowWrap: 'anywhere',
    // A vertical drag scrolls the page; a horizontal one swipes the toast away.
    touchAction: 'pan-y',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const message = style({ flex: 1, minInlineSize: 0 });

const control = style([
  buttonReset,
  {
    flex: 'none',
    minInlineSize: 44,
    minBlockSize: 44,
    // The target is taller than the line, not the toast.
    marginBlock: `calc(-1 * ${vars.space[12]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineColor: 'currentColor', outlineOffset: -4 },
    },
  },
]);

export const action = style([
  control,
  text(15, 'semibold'),
  { paddingInline: vars.space[12], textDecoration: 'underline', textUnderlineOffset: 3 },
]);

export const close = style([control, { display: 'grid', placeItems: 'center' }]);

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

const toned = style({
  backgroundColor: toneVars.solid,
  color: toneVars.onSolid,
  borderRadius: vars.radius.full,
  padding: 3,
});

export const iconTone = styleVariants(toneClass, (name) => [name, toned]);

/** Empty initially: a live region that is inserted together with its text is not announced. */
export const announcer = style(visuallyHidden);
