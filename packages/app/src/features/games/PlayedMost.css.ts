import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const title = style([text(20, 'semibold'), { color: vars.color.fg.default }]);
