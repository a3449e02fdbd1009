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

globalStyle(':lang(my)', {
  vars: assignVars(scaleContract.text, typeRamp({ room: 1.3, tracked: false })),
});
globalStyle(':lang(th)', {
  vars: assignVars(scaleContract.text, typeRamp({ room: 1.12, tracked: false })),
});
globalStyle(':lang(zh)', {
  vars: assignVars(scaleContract.text, typeRamp({ room: 1.04, tracked: false })),
});
