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

/**
 * A theme says each colour once for both appearances, and an appearance is two switches: `var()`
 * takes its fallback where a switch is `initial`, and nothing where it is blank. Each appearance in
 * rules of its own would say all names three times.
 */
const LIGHT = '--p-l';
const DARK = '--p-d';
const on = 'initial';
const off = ' ';

const colour = /#\w+|rgba\([^)]*\)/g;

/** One value for both appearances, which may differ in their colours alone. */
function inBoth(light: string, dark: string): string {
  const darkColours = dark.match(colour) ?? [];
  let count = 0;
  const value = light.replaceAll(colour, (one) => {
    const other = darkColours[count++] ?? one;
    return one === other ? one : `var(${LIGHT}, ${one}) var(${DARK}, ${other})`;
  });
  if (light.replaceAll(colour, '') !== dark.replaceAll(colour, '')) {
    throw new Error(`${light} and ${dark} differ in more than their colours.`);
  }
  return value;
}

for (const theme of themeNames) {
  const light = assignVars(themeContract, themes[theme].light);
  const dark: Record<string, string> = assignVars(themeContract, themes[theme].dark);
  const vars = Object.entries(light).map(([name, value]) => [
    name,
    inBoth(value, dark[name] ?? ''),
  ]);

  globalStyle(
    `${theme === defaultTheme ? ':root:not([data-theme]), ' : ''}[data-theme="${theme}"]`,
    {
      vars: Object.fromEntries(vars),
    },
  );
}

const themed = (state = '') => `:root:not([data-theme])${state}, [data-theme]${state}`;
const inLight = { vars: { [LIGHT]: on, [DARK]: off }, colorScheme: 'light' };
const inDark = { vars: { [LIGHT]: off, [DARK]: on }, colorScheme: 'dark' };

globalStyle(themed(), inLight);
globalStyle(themed(':not([data-appearance])'), { '@media': { [media.dark]: inDark } });
globalStyle(themed('[data-appearance="dark"]'), inDark);

const { text, ...shared } = scaleContract;

globalStyle(':root', {
  vars: assignVars(shared, { space, radius, font, weight, motion, z }),
});

/*
 * Burmese stacks, Thai marks and Chinese squares are taller than Latin; and letters that bear marks
 * or are wide take no tracking, which would make them touch.
 */
const ROOM = '--p-room';
const TRACKED = '--p-tracked';

// Where a language begins, and on nothing inside it, which inherits: thirty properties on each
// element of a page would take longer than all the rest of its style.
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
