import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({ display: 'grid', gap: vars.space[16], paddingBlock: vars.space[24] });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const words = style([text(12), { color: vars.color.fg.muted, textAlign: 'center' }]);
