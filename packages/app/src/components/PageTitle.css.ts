import { style } from '@vanilla-extract/css';
import { spoken } from './style.ts';

export const root = style(spoken);
