import { cdp } from 'vitest/browser';

interface Features {
  'prefers-reduced-motion'?: 'reduce';
  'forced-colors'?: 'active';
  'prefers-color-scheme'?: 'light' | 'dark';
}

/** The calls of the browser's own protocol that are used here; its typings come with no editor. */
interface Session {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: { name: string; value: string }[] },
  ): Promise<unknown>;
  send(method: 'Emulation.setSafeAreaInsetsOverride', params: { insets: Insets }): Promise<unknown>;
}

interface Insets {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
}

const session = () => cdp() as unknown as Session;

let emulated = false;
let inset = false;

/** Makes the browser answer media queries as for a person with these wishes, until the test ends. */
export async function emulateMedia(wishes: Features): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await session().send('Emulation.setEmulatedMedia', { features });
  emulated = features.length > 0;
}

/** Gives the screen a notch and a home bar, until the test ends. */
export async function emulateSafeArea(insets: Insets): Promise<void> {
  await session().send('Emulation.setSafeAreaInsetsOverride', { insets });
  inset = Object.keys(insets).length > 0;
}

let unhovered: { media: MediaList; text: string }[] = [];

/**
 * Gives the screen to a finger, which hovers over nothing, until the test ends: whatever the style
 * sheets say for a pointer that can is not heard. The browser's own emulation of touch would never
 * give the pointer back.
 */
export function emulateTouch(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  unhovered = rules
    .filter(({ media }) => media.mediaText.includes('hover'))
    .map(({ media }) => ({ media, text: media.mediaText }));
  for (const { media } of unhovered) media.mediaText = 'not all';
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : [];
    return rule instanceof CSSGroupingRule ? [...own, ...mediaRules(rule.cssRules)] : own;
  });
}

/** After each test of every file: the page is one for all of them. */
export async function endEmulation(): Promise<void> {
  if (emulated) await emulateMedia({});
  if (inset) await emulateSafeArea({});
  for (const { media, text } of unhovered) media.mediaText = text;
  unhovered = [];
}
