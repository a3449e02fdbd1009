import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/style.ts';

/** Its parts are laid out as if they were directly in the surrounding element. */
export const root = style({ display: 'contents' });

export const status = style(visuallyHidden);
