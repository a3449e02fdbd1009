import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const bare = style({ display: 'flex', flexDirection: 'column', flex: 1, outline: 'none' });
