import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

// With a large font, a name beside it needs the room on a phone.
const large = 'min(4rem, 20vw)';

export const root = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.fg,
    userSelect: 'none',
  },
  variants: {
    // Size of its initials.
    size: {
      sm: [text(12, 'semibold'), { inlineSize: '1.75rem', blockSize: '1.75rem' }],
      md: [text(15, 'semibold'), { inlineSize: '2.5rem', blockSize: '2.5rem' }],
      lg: [
        text(24, 'semibold'),
        {
          inlineSize: large,
          blockSize: large,
          fontSize: `min(${vars.text[24].size}, 7.5vw)`,
        },
      ],
    },
  },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
