import { media, toneClass, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text, visuallyHidden } from '../internal/style.ts';

const enabled = '&:not(:disabled, [aria-disabled="true"])';

/** Hover and active colours of a variant; a tap must not leave the hover colour behind. */
function pressColors(hover: string, active: string) {
  return {
    selectors: { [`${enabled}:active`]: { backgroundColor: active } },
    '@media': {
      [media.hover]: {
        selectors: { [`${enabled}:hover:not(:active)`]: { backgroundColor: hover } },
      },
    },
  };
}

export const root = recipe({
  base: [
    buttonReset,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      maxInlineSize: '100%',
      textAlign: 'center',
      userSelect: 'none',
      transitionProperty: 'background-color, border-color, color, transform',
      transitionDuration: vars.motion.fast,
      transitionTimingFunction: vars.motion.easing,
      // The target is 44 px even where the button looks smaller.
      '::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '50%',
        blockSize: '100%',
        minBlockSize: 44,
        transform: 'translateY(-50%)',
      },
      selectors: {
        '&:focus-visible': focusRing,
        [`${enabled}:active`]: { transform: 'scale(0.985)' },
        '&:is(:disabled, [aria-disabled="true"])': { cursor: 'default' },
      },
      '@media': {
        [media.reducedMotion]: { selectors: { [`${enabled}:active`]: { transform: 'none' } } },
        [media.forcedColors]: { border: '1px solid ButtonText' },
      },
    },
  ],
  variants: {
    tone: toneClass,
    variant: {
      solid: [
        { backgroundColor: toneVars.solid, color: toneVars.onSolid },
        pressColors(toneVars.solidHover, toneVars.solidActive),
      ],
      soft: [
        { backgroundColor: toneVars.soft, color: toneVars.fg },
        pressColors(toneVars.softHover, toneVars.softHover),
      ],
      outline: [
        { boxShadow: `inset 0 0 0 1px ${toneVars.border}`, color: toneVars.fg },
        pressColors(toneVars.soft, toneVars.softHover),
      ],
      ghost: [{ color: toneVars.fg }, pressColors(toneVars.soft, toneVars.softHover)],
    },
    size: {
      sm: [
        text(15, 'medium'),
        {
          minBlockSize: 36,
          paddingInline: vars.space[12],
          paddingBlock: vars.space[4],
          gap: '6px',
        },
      ],
      md: [
        text(15, 'semibold'),
        {
          minBlockSize: 44,
          paddingInline: vars.space[16],
          paddingBlock: vars.space[8],
          gap: vars.space[8],
        },
      ],
      lg: [
        text(17, 'semibold'),
        {
          minBlockSize: 48,
          paddingInline: vars.space[20],
          paddingBlock: vars.space[8],
          gap: vars.space[8],
        },
      ],
    },
    shape: {
      rounded: { borderRadius: vars.radius.control },
      pill: { borderRadius: vars.radius.full },
    },
    /** Width equals height; the only child is an icon. */
    square: { true: { paddingInline: 0, aspectRatio: '1' }, false: {} },
    fullWidth: { true: { inlineSize: '100%', flexShrink: 1 }, false: {} },
    /** Looks disabled. A loading button keeps its colours, since it is busy and not disabled. */
    disabled: { true: { color: vars.color.fg.subtle }, false: {} },
  },
  compoundVariants: [
    ...(['solid', 'soft'] as const).map((variant) => ({
      variants: { variant, disabled: true },
      style: { backgroundColor: vars.color.bg.sunken, color: vars.color.fg.subtle },
    })),
    {
      variants: { variant: 'outline' as const, disabled: true },
      style: { boxShadow: `inset 0 0 0 1px ${vars.color.border.default}` },
    },
  ],
});

/** Keeps the width while the spinner replaces the content. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
});

export const concealed = style({ opacity: 0 });

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

export const busy = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const status = style(visuallyHidden);
