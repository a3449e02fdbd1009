import { styleVariants } from '@vanilla-extract/css';

export const edge = styleVariants({
  top: { paddingBlockStart: 'env(safe-area-inset-top, 0px)' },
  bottom: { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' },
  left: { paddingLeft: 'env(safe-area-inset-left, 0px)' },
  right: { paddingRight: 'env(safe-area-inset-right, 0px)' },
});
