import { assignVars, globalStyle } from '@vanilla-extract/css';
import { scaleContract, themeContract } from './contract.css.ts';
import { media } from './media.ts';
import { font, motion, radius, space, typeRamp, weight, z } from './primitives/scales.ts';
import { defaultTheme, themes } from './themes/index.ts';
import { themeNames } from './themes/theme.types.ts';

/*
 * `data-theme` and `data-appearance` on any element theme everything inside it; an element that
 * sets the appearance also names the theme. Without `data-appearance`, the device decides.
 */
for (const theme of themeNames) {
  const self = `[data-theme="${theme}"]`;
  const selectors = theme === defaultTheme ? [':root:not([data-theme])', self] : [self];
  const matching = (state = '') => selectors.map((selector) => `${selector}${state}`).join(', ');
  const light = assignVars(themeContract, themes[theme].light);
  const dark = assignVars(themeContract, themes[theme].dark);

  globalStyle(matching(), { vars: light, colorScheme: 'light' });
  globalStyle(matching(':not([data-appearance])'), {
    '@media': { [media.dark]: { vars: dark, colorScheme: 'dark' } },
  });
  globalStyle(matching('[data-appearance="dark"]'), { vars: dark, colorScheme: 'dark' });
}

globalStyle(':root', {
  vars: assignVars(scaleContract, {
    space,
    radius,
    font,
    weight,
    motion,
    z,
    text: typeRamp({ room: 1, tracked: true }),
  }),
});

// Where a language begins, and on nothing inside it, which inherits: thirty properties on each
// element of a page would take longer than all the rest of its style.
const rooms = { my: 1.3, th: 1.12, zh: 1.04 };

globalStyle(`[lang]:not(${Object.keys(rooms).map((language) => `:lang(${language})`)})`, {
  vars: assignVars(scaleContract.text, typeRamp({ room: 1, tracked: true })),
});
for (const [language, room] of Object.entries(rooms)) {
  globalStyle(`[lang]:lang(${language})`, {
    vars: assignVars(scaleContract.text, typeRamp({ room, tracked: false })),
  });
}
