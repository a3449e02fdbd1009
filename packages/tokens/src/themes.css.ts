import { assignVars, globalStyle } from '@vanilla-extract/css';
import { scaleContract, themeContract } from './contract.css.ts';
import { media } from './media.ts';
import { font, motion, radius, space, typeRamp, weight, z } from './primitives/scales.ts';
import { toCss } from './themes/css.ts';
import { defaultTheme, themes } from './themes/index.ts';
import { themeNames } from './themes/theme.types.ts';

/*
 * `data-theme` and `data-appearance` on any element set the theme of everything inside it; an
 * element that sets the appearance also names the theme. Without `data-appearance`, the device
 * decides.
 */

for (const theme of themeNames) {
  const light = assignVars(themeContract, toCss(themes[theme].light));
  const dark = assignVars(themeContract, toCss(themes[theme].dark));
  const inDark = { vars: differing(dark, light), colorScheme: 'dark' };
  const themed = (state = '') => {
    const named = `[data-theme="${theme}"]${state}`;
    return theme === defaultTheme ? `:root:not([data-theme])${state}, ${named}` : named;
  };

  globalStyle(themed(), { vars: light, colorScheme: 'light' });
  globalStyle(themed(':not([data-appearance])'), { '@media': { [media.dark]: inDark } });
  globalStyle(themed('[data-appearance="dark"]'), inDark);
}

/** The variables whose values differ from those of the other appearance. */
function differing(vars: Record<string, string>, other: Record<string, string>) {
  return Object.fromEntries(Object.entries(vars).filter(([name, value]) => value !== other[name]));
}

const { text, ...shared } = scaleContract;

globalStyle(':root', {
  vars: assignVars(shared, { space, radius, font, weight, motion, z }),
});

/*
 * Burmese, Thai and Chinese need more line height than Latin, and no tracking, which would make
 * their letters touch.
 */
const ROOM = '--p-room';
const TRACKED = '--p-tracked';

// Set where a language begins and inherited below: thirty properties on every element would cost more
// than all other styles of a page.
globalStyle(':root, [lang]', {
  vars: {
    [ROOM]: '1',
    [TRACKED]: '1',
    ...assignVars(text, typeRamp({ room: `var(${ROOM})`, tracked: `var(${TRACKED})` })),
  },
});
for (const [language, room] of Object.entries({ my: '1.3', th: '1.12', zh: '1.04' })) {
  globalStyle(`[lang]:lang(${language})`, { vars: { [ROOM]: room, [TRACKED]: '0' } });
}
