import { vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing } from '../internal/style.ts';

export const row = style({ display: 'flex', gap: vars.space[8] });

export const grow = style({ flex: 1, minInlineSize: 0 });

export const characters = style({ letterSpacing: '0.16em' });

export const picture = recipe({
  base: [
    buttonReset,
    {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      overflow: 'hidden',
      borderRadius: vars.radius.control,
      // The captcha images are drawn for a light background, in both appearances.
      backgroundColor: vars.color.bg.sunken,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
      color: vars.color.fg.muted,
      selectors: {
        '&:focus-visible': focusRing,
        '&:disabled': { cursor: 'default' },
      },
    },
  ],
  variants: { size: { md: { blockSize: 48 }, lg: { blockSize: 56 } } },
});

export const image = style({
  inlineSize: 108,
  blockSize: '100%',
  objectFit: 'contain',
  backgroundColor: '#fff',
  selectors: { '&[data-loading]': { opacity: 0.3 } },
});

export const missing = style({ inlineSize: 108, display: 'grid', placeItems: 'center' });

export const refresh = style({ inlineSize: 36, display: 'grid', placeItems: 'center' });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spin = style({
  selectors: { '&[data-spinning]': { animation: `${turn} 800ms linear infinite` } },
});
