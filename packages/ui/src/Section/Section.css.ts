import { style } from '@vanilla-extract/css';

/** The title wraps beside the action down to this width; below it, the action wraps instead. */
export const heading = style({ flex: '1 1 7em' });
