import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const terms = style([text(13), { color: vars.color.fg.muted, textAlign: 'center' }]);
