import { style } from '@vanilla-extract/css';
import { spoken } from '../internal/style.ts';

export const root = style(spoken);
