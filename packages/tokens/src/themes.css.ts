import { assignVars, globalStyle } from '@vanilla-extract/css';
import { scaleContract } from './contract.css.ts';
import { media } from './media.ts';
import { font, motion, radius, space, typeRamp, weight, z } from './primitives/scales.ts';
import { themes } from './themes/index.ts';
import { defaultTheme, themeNames } from './themes/names.ts';
import { themeRules } from './themes/rules.ts';

for (const name of themeNames) {
  for (const { selector, media: query, vars } of themeRules(
    name,
    themes[name],
    name === defaultTheme,
  )) {
    globalStyle(selector, query === undefined ? { vars } : { '@media': { [query]: { vars } } });
  }
}

globalStyle('[data-theme]', { colorScheme: 'light' });
globalStyle('[data-theme]:not([data-appearance])', {
  '@media': { [media.dark]: { colorScheme: 'dark' } },
});
globalStyle('[data-theme][data-appearance="dark"]', { colorScheme: 'dark' });

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
