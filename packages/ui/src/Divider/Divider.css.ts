import { vars } from '@parlor/tokens';
import { styleVariants } from '@vanilla-extract/css';

const line = {
  flexShrink: 0,
  alignSelf: 'stretch',
  border: 0,
  margin: 0,
  backgroundColor: vars.color.border.subtle,
} as const;

export const orientation = styleVariants({
  horizontal: { ...line, inlineSize: 'auto', blockSize: 1 },
  vertical: { ...line, inlineSize: 1, blockSize: 'auto', minBlockSize: '1em' },
});
