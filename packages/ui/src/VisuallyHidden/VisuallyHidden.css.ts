import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/style.ts';

export const root = style(visuallyHidden);
