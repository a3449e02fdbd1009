import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  isolation: 'isolate',
  display: 'grid',
  // Centred while it fits; from its top where it does not.
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space[24],
  padding: vars.space[20],
  paddingBlockEnd: `max(${vars.space[20]}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${unit(420)} minmax(0, ${unit(520)})`,
      justifyContent: 'center',
      alignItems: 'center',
      justifyItems: 'stretch',
      gap: vars.space[64],
      padding: vars.space[40],
    },
  },
});

/** The game's own art, out of focus, lights the page. */
export const backdrop = style({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // So much of the page's own ground lies over it that words on it stay words.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: [
        vars.color.bg.page,
        'light-dark(rgb(255 255 255 / 78%), rgb(12 12 13 / 66%))',
      ],
    },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const blur = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  scale: '1.3',
  filter: 'blur(48px) saturate(1.4)',
});

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'min(52vw, 34dvh, 260px)',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  boxShadow: '0 16px 40px rgb(0 0 0 / 28%)',
  selectors: {
    // As on a tile: dark art does not melt into a dark page.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
    },
  },
  '@media': { [media.desktop]: { inlineSize: '100%' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const body = style({
  display: 'grid',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: 460,
  minInlineSize: 0,
  '@media': { [media.desktop]: { maxInlineSize: 'none', gap: vars.space[24] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  textAlign: 'center',
  '@media': { [media.desktop]: { textAlign: 'start' } },
});

export const panel = style({ display: 'grid', gap: vars.space[8] });

export const label = style([text(13, 'medium'), { color: vars.color.fg.muted }]);

export const note = style([text(13), { color: vars.color.fg.muted }]);

export const rule = style({
  blockSize: 1,
  marginBlock: vars.space[4],
  border: 0,
  backgroundColor: vars.color.border.subtle,
});

export const actions = style({ display: 'grid', gap: vars.space[8] });
